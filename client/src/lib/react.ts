// In a file of its own, for a task of its own when it runs (main.ts).
import 'react-dom/client';
