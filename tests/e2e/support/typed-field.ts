import type { Locator } from '@playwright/test';
import type { Editor } from './editor';

/** A field of an extension's editor whose text is parsed, and what is typed into it: exported as `typed` from `typed.ts`. */
export type TypedField = {
	field: string;
	/** Slug of the block, or the whole name of another's block. */
	block: string;
	attributes?: Record< string, unknown >;
	/** Slugs of its children. */
	inner?: readonly string[];
	/** Prepares the page before the block is created. */
	before?( editor: Editor ): Promise< unknown >;
	/** Opens what holds the field. */
	open?( editor: Editor ): Promise< unknown >;
	find( editor: Editor ): Locator;
	/** Keys to type over the current value. */
	keys: string;
	/** What the field shows after the last key; by default it shows the typed text after every key. */
	shown?: string;
	/** What the field shows once it was left; what it showed before by default, null if it closes. */
	left?: string | null;
	/** Attributes that the block has then. */
	saved?: Record< string, unknown >;
	/** Further assertions, and closing what was opened. */
	after?( editor: Editor ): Promise< unknown >;
};

/** Finds a field of the sidebar by its label. */
export const inSidebar =
	( label: string, role: 'textbox' | 'spinbutton' = 'textbox' ) =>
	( { sidebar }: Editor ): Locator =>
		sidebar.getByRole( role, { name: label, exact: true } );

/** Opens a panel of the sidebar. */
export const panel =
	( title: string ) =>
	( editor: Editor ): Promise< void > =>
		editor.openPanel( title );

/** A color of a block that is typed into WordPress's color picker. */
export const typedColor = ( {
	open,
	saved,
	...row
}: Pick< TypedField, 'field' | 'block' | 'attributes' > & {
	/** Opens the choice of the color. */
	open( editor: Editor ): Promise< unknown >;
	/** Attributes for the color `#336699`. */
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
	left: null,
	saved,
} );

/** Presses a button of the sidebar. */
export const press =
	( name: string ) =>
	( { sidebar }: Editor ): Promise< void > =>
		sidebar.getByRole( 'button', { name, exact: true } ).click();
