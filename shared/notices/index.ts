export { showStatusNotices } from './show-status-notices';
