import type { CustomFields } from '#e2e';

/** Only users who may publish a post decide whether it is emailed. */
const CHOICE = [ '_dovetail_blocks_mails' ];

export const customFields: CustomFields = {
	author: CHOICE,
	editor: CHOICE,
	administrator: CHOICE,
};
