import type { Locator } from '@playwright/test';
import type { Editor } from './editor';

/** A block that is opened in a pattern that locks everything but content: exported as `locked` from `locked.ts`. */
export type LockedBlock = {
	/** Slug of the block. */
	block: string;
	attributes?: Record< string, unknown >;
	/** Finds a text of the block that authors write in the canvas. */
	text( block: Locator ): Locator;
	/** The attribute that holds the text. */
	attribute: string;
	/** Finds a setting that the block has outside of the pattern. */
	setting( editor: Editor ): Locator;
};
