import type { Locator } from '@playwright/test';
import type { Editor } from './editor';

/** A block to test in a content-only pattern, exported as `locked` from `locked.ts`. */
export type LockedBlock = {
	/** Slug of the block. */
	block: string;
	attributes?: Record< string, unknown >;
	/** Finds the text in the block that authors edit in the canvas. */
	text( block: Locator ): Locator;
	/** The attribute that stores the text. */
	attribute: string;
	/** Finds a setting that the block shows outside of the pattern. */
	setting( editor: Editor ): Locator;
};
