import {
	attributeOf,
	createPost,
	expect,
	expectSteps,
	pictures,
	test,
	write,
	showcaseOf,
} from '#e2e';

test( 'Ctrl+Z brings the slide of a story back that was removed, and nothing else', async ( {
	author,
} ) => {
	const slides = await pictures(
		'man-in-hat',
		'coral-square',
		'parthenon-square',
		'vash-gon-square',
		'campanula-alliariifolia-flower'
	);
	const { sidebar } = author;
	await author.open(
		await createPost( {
			author: 'author',
			title: 'A story',
			content: showcaseOf( 'story', slides ),
		} )
	);
	await author.selectBlock( 1 );
	await author.openSettings();
	const alt = ( position: number ) =>
		sidebar.getByRole( 'textbox', {
			name: `Alternative text of slide ${ position }`,
		} );
	const press = ( name: string ) => () =>
		sidebar.getByRole( 'button', { name } ).click();
	const describe = ( position: number, text: string ) => async () => {
		await alt( position ).focus();
		await alt( position ).press( 'End' );
		await write( author, text );
	};
	await expectSteps(
		author,
		attributeOf( author, 'story', 'mediaFiles' ),
		describe( 1, ' A man.' ),
		describe( 1, ' And his hat.' ),
		press( 'Move slide later' ),
		describe( 2, ' He smiles.' ),
		press( 'Remove slide 2' )
	);

	// In a field of the sidebar it is the editor's Undo as well, not the browser's.
	const shown = sidebar.getByRole( 'textbox', {
		name: /^Alternative text of slide/,
	} );
	const before = await shown.inputValue();
	await shown.focus();
	await write( author, 'Words' );
	await author.undo();
	await expect( shown ).toHaveValue( before );
	await expect( shown ).toBeFocused();
} );
