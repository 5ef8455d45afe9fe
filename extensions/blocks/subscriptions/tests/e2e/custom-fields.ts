import type { CustomFields } from '#e2e';

/** Whether a post is emailed is decided by users who may publish it. */
const CHOICE = [ '_dovetail_blocks_mails' ];

export const customFields: CustomFields = {
	author: CHOICE,
	editor: CHOICE,
	administrator: CHOICE,
};
