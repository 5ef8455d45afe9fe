import type { LockedBlock } from '#e2e';

export const locked: LockedBlock = {
	block: 'newsletter',
	attributes: { revueUsername: 'ada' },
	text: ( block ) =>
		block.getByRole( 'textbox', { name: 'Label for “Email address”' } ),
	attribute: 'emailLabel',
	setting: ( { sidebar } ) =>
		sidebar.getByRole( 'checkbox', { name: 'Show last name field' } ),
};
