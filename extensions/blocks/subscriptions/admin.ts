import { showCopyButtons } from './copy-buttons';
import { followJobs } from './follow-jobs';

followJobs( document );
showCopyButtons( document );
