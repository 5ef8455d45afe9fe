export { ToolbarSettings } from './toolbar-settings';
