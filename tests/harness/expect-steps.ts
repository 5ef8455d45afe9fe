import type { OpenEditor } from './editor';

/** Makes edits one after the other. Checks that each undo reverts exactly one edit, and each redo restores one. */
export async function expectSteps(
	editor: OpenEditor,
	...edits: readonly ( () => unknown )[]
): Promise< void > {
	const posts = [ editor.saved() ];
	for ( const edit of edits ) {
		await edit();
		expect( editor.saved() ).not.toBe( posts.at( -1 ) );
		posts.push( editor.saved() );
	}
	const undone: string[] = [ editor.saved() ];
	for ( const {} of edits ) {
		await editor.undo();
		undone.unshift( editor.saved() );
	}
	expect( undone ).toEqual( posts );
	const redone: string[] = [ editor.saved() ];
	for ( const {} of edits ) {
		await editor.redo();
		redone.push( editor.saved() );
	}
	expect( redone ).toEqual( posts );
}
