import { followJobs } from './follow-jobs';

followJobs( document );
