import type { LockedBlock } from '#e2e';

export const locked: LockedBlock = {
	block: 'button',
	attributes: { text: 'Press' },
	text: ( block ) => block.getByRole( 'textbox', { name: 'Button text' } ),
	attribute: 'text',
	setting: ( { sidebar } ) =>
		sidebar.getByRole( 'button', { name: 'Border settings' } ),
};
