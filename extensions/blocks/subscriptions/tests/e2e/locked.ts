import type { LockedBlock } from '#e2e';

export const locked: LockedBlock = {
	block: 'subscriptions',
	text: ( block ) => block.getByRole( 'textbox', { name: 'Button text' } ),
	attribute: 'submitButtonText',
	setting: ( { sidebar } ) =>
		sidebar.getByRole( 'button', { name: 'Spacing settings' } ),
};
