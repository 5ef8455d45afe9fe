import { expect } from '@playwright/test';
import type { Editor } from './editor';
import type { WordPress } from './wordpress';

declare const wp: WordPress;

/** Waits until the editor treats the typed text as finished, so that the next change is a separate undo step. */
async function rest( { page }: Pick< Editor, 'page' > ): Promise< void > {
	await page.waitForFunction( () =>
		wp.data.select( 'core/block-editor' ).isLastBlockChangePersistent()
	);
}

/** Types text and waits until the editor considers it finished. */
export async function write( { page }: Editor, text: string ): Promise< void > {
	await page.keyboard.type( text );
	await rest( { page } );
}

/** Poll every 30 ms, because changes take only milliseconds. */
const POLL_OPTIONS = { intervals: [ 30 ] };

/** Makes edits, undoes each with the keyboard and redoes them. Expects that each edit is one undo step. */
export async function expectSteps(
	{ page }: Editor,
	read: () => Promise< unknown >,
	...edits: readonly ( () => Promise< unknown > )[]
): Promise< void > {
	const states = [ await read() ];
	for ( const edit of edits ) {
		await edit();
		await expect.poll( read, POLL_OPTIONS ).not.toEqual( states.at( -1 ) );
		states.push( await read() );
	}
	for ( const state of states.slice( 0, -1 ).reverse() ) {
		await page.keyboard.press( 'ControlOrMeta+z' );
		await expect.poll( read, POLL_OPTIONS ).toEqual( state );
	}
	for ( const state of states.slice( 1 ) ) {
		await page.keyboard.press( 'ControlOrMeta+Shift+z' );
		await expect.poll( read, POLL_OPTIONS ).toEqual( state );
	}
}

/** Returns a function that reads an attribute of the first block of a type. */
export const attributeOf =
	( editor: Editor, slug: string, name: string ) =>
	async (): Promise< unknown > =>
		( await editor.blocks() ).find(
			( block ) => block.name === `dovetail/${ slug }`
		)?.attributes[ name ];

/**
 * Checks that opening the post has neither edited it nor created an undo step, and that pressing undo keeps every
 * block.
 */
export async function expectNothingToUndo( editor: Editor ): Promise< void > {
	const names = async () =>
		( await editor.blocks() ).map( ( { name } ) => name );
	const before = await names();
	expect( before.length ).toBeGreaterThan( 0 );
	expect( await editor.isDirty() ).toBe( false );
	await expect(
		editor.page.getByRole( 'button', { name: 'Undo', exact: true } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await editor.undo();
	expect( await names() ).toEqual( before );
	expect( await editor.isDirty() ).toBe( false );
	expect( await editor.content() ).toContain( `<!-- wp:` );
}
