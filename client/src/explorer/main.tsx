import './explorer/explorer.css';
import { createRoot } from 'react-dom/client';
import { Explorer } from './explorer/explorer.tsx';
import { loadShopConfig } from './lib/shop-config.ts';

const root = document.getElementById('explorer');
if (!root) throw new Error('The page has no place for the explorer');

createRoot(root).render(<Explorer config={await loadShopConfig()} />);
