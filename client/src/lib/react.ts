// In a file of its own, for a turn of its own when it runs (main.ts).
import 'react-dom/client';
