import './explorer.css';
import { createRoot } from 'react-dom/client';
import { followForcedColors } from '../app/forced-colors.ts';
import { loadShopConfig } from '../lib/config.ts';
import { Explorer } from './explorer.tsx';

const root = document.getElementById('explorer');
if (!root) throw new Error('The page has no place for the explorer');

followForcedColors();
createRoot(root).render(<Explorer config={await loadShopConfig()} />);
