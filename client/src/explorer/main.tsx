import './explorer.css';
import { createRoot } from 'react-dom/client';
import { loadShopConfig } from '../lib/config.ts';
import { Explorer } from './explorer.tsx';

const root = document.getElementById('explorer');
if (!root) throw new Error('The page has no place for the explorer');

createRoot(root).render(<Explorer config={await loadShopConfig()} />);
