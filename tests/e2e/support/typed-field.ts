import type { Locator } from '@playwright/test';
import type { Editor } from './editor';

/** A field that parses its input, and the text to type into it. Exported as `typed` from an extension's `typed.ts`. */
export type TypedField = {
	field: string;
	/** Slug of the block, or the full name of another plugin's block. */
	block: string;
	attributes?: Record< string, unknown >;
	/** Slugs of its child blocks. */
	inner?: readonly string[];
	/** Prepares the page before the block is created. */
	before?( editor: Editor ): Promise< unknown >;
	open?( editor: Editor ): Promise< unknown >;
	find( editor: Editor ): Locator;
	/** Keys to type, which replace the current value. */
	keys: string;
	/** Whether all keys arrive in one input event, as in dictation. */
	atOnce?: boolean;
	/** Text of the field after the last key. By default, the field shows the typed text after every key. */
	shown?: string;
	/** Text of the field after it has lost the focus. By default, it does not change. Null if the field disappears. */
	left?: string | null;
	/** Expected attributes of the block afterward. */
	saved?: Record< string, unknown >;
	/** Makes further assertions and closes what was opened. */
	after?( editor: Editor ): Promise< unknown >;
};

/** Returns a function that finds a field in the sidebar by its label. */
export const inSidebar =
	( label: string, role: 'textbox' | 'spinbutton' = 'textbox' ) =>
	( { sidebar }: Editor ): Locator =>
		sidebar.getByRole( role, { name: label, exact: true } );

/** Returns a function that opens a panel in the sidebar. */
export const panel =
	( title: string ) =>
	( editor: Editor ): Promise< void > =>
		editor.openPanel( title );

/** A color of a block to type into WordPress's color picker. */
export const typedColor = ( {
	open,
	saved,
	...row
}: Pick< TypedField, 'field' | 'block' | 'attributes' > & {
	open( editor: Editor ): Promise< unknown >;
	/** Expected attributes for the color `#336699`. */
	saved: Record< string, unknown >;
} ): TypedField => ( {
	...row,
	async open( editor ) {
		await open( editor );
		await editor.page
			.getByRole( 'button', { name: /^Custom color picker/ } )
			.click();
		await editor.page
			.getByRole( 'combobox', { name: 'Color format' } )
			.selectOption( 'hex' );
	},
	find: ( { page } ) => page.getByRole( 'textbox', { name: 'Hex color' } ),
	// WordPress’s picker does not round this color.
	keys: '336699',
	// Send all keys at once. On a slow computer, the picker may still be applying the previous color and ignore the
	// next.
	atOnce: true,
	left: null,
	saved,
} );

/** Returns a function that clicks a button in the sidebar. */
export const press =
	( name: string ) =>
	( { sidebar }: Editor ): Promise< void > =>
		sidebar.getByRole( 'button', { name, exact: true } ).click();
