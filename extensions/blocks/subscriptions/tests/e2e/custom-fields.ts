import type { CustomFields } from '#e2e';

/** Only users who may publish a post can decide whether to email it. */
const CHOICE = [ '_dovetail_blocks_mails' ];

export const customFields: CustomFields = {
	author: CHOICE,
	editor: CHOICE,
	administrator: CHOICE,
};
