import type { Locator } from '@playwright/test';
import type { Editor } from './editor';

/** A field of a block's editor whose text is parsed, and what is typed into it: exported as `typed` from `typed.ts`. */
export type TypedField = {
	field: string;
	/** Slug of the block. */
	block: string;
	attributes?: Record< string, unknown >;
	/** Slugs of its children. */
	inner?: readonly string[];
	/** Opens what holds the field. */
	open?( editor: Editor ): Promise< unknown >;
	find( editor: Editor ): Locator;
	/** What is typed over the present value, key by key. */
	keys: string;
	/** What the field shows after the last key; by default it shows the typed text after every key. */
	shown?: string;
	/** What the field shows once it was left; what it showed before by default, null if it closes. */
	left?: string | null;
	/** Attributes that the block has then. */
	saved: Record< string, unknown >;
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
