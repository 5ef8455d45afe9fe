import type { Locator } from '@playwright/test';
import { decodeSource } from '../../extensions/blocks/markdown/rules/source';
import { showcase } from '../../extensions/blocks/story/showcase';
import {
	createPost,
	expect,
	pictures,
	test,
	type Editor,
	type WordPress,
} from './support';

declare const wp: WordPress;

/** Waits until the editor takes what was typed finished. */
async function rest( { page }: Pick< Editor, 'page' > ): Promise< void > {
	await page.waitForFunction( () =>
		wp.data.select( 'core/block-editor' ).isLastBlockChangePersistent()
	);
}

/** Types, and waits until the editor takes what was typed for finished. */
async function write( { page }: Editor, text: string ): Promise< void > {
	await page.keyboard.type( text );
	await rest( { page } );
}

/** Makes edits; then the keyboard takes one after the other back, and brings them again. */
async function expectSteps(
	{ page }: Editor,
	read: () => Promise< unknown >,
	...edits: readonly ( () => Promise< unknown > )[]
): Promise< void > {
	const states = [ await read() ];
	for ( const edit of edits ) {
		await edit();
		await expect.poll( read ).not.toEqual( states.at( -1 ) );
		states.push( await read() );
	}
	for ( const state of states.slice( 0, -1 ).reverse() ) {
		await page.keyboard.press( 'ControlOrMeta+z' );
		await expect.poll( read ).toEqual( state );
	}
	for ( const state of states.slice( 1 ) ) {
		await page.keyboard.press( 'ControlOrMeta+Shift+z' );
		await expect.poll( read ).toEqual( state );
	}
}

/** An attribute of the first block of one kind. */
const attributeOf =
	( editor: Editor, slug: string, name: string ) =>
	async (): Promise< unknown > =>
		( await editor.blocks() ).find(
			( block ) => block.name === `dovetail/${ slug }`
		)?.attributes[ name ];

test( 'Ctrl+Z takes one go at writing Markdown back, and the field goes on having the focus', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.open();
	await author.insertFromInserter( 'Markdown' );
	const field = canvas.getByRole( 'textbox', { name: 'Markdown text' } );
	await expect( field ).toBeFocused();
	const source = attributeOf( author, 'markdown', 'source' );
	await expectSteps(
		author,
		async () => decodeSource( String( await source() ) ),
		() => write( author, 'First sentence.' ),
		() => write( author, ' Second sentence.' ),
		async () => {
			await page.keyboard.press( 'Enter' );
			await write( author, 'Third sentence.' );
		}
	);
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue(
		'First sentence. Second sentence.\nThird sentence.'
	);
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( field ).toHaveValue( 'First sentence. Second sentence.' );
	await write( author, ' And on.' );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( field ).toHaveValue( 'First sentence. Second sentence.' );
} );

test( 'Ctrl+Z takes one day of the week back, and one time of a day', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.open();
	await author.insertFromInserter( 'Business Hours' );
	const day = ( name: string ) =>
		canvas.getByRole( 'group', { name, exact: true } );
	await expect( day( 'Monday' ) ).toBeVisible();
	const type = ( field: Locator, digits: string ) => async () => {
		await field.focus();
		await page.keyboard.type( digits );
	};
	await expectSteps(
		author,
		attributeOf( author, 'business-hours', 'days' ),
		() => day( 'Wednesday' ).getByLabel( 'Open 24 hours' ).check(),
		() =>
			day( 'Thursday' )
				.getByRole( 'checkbox', { name: 'Open', exact: true } )
				.uncheck(),
		type( day( 'Monday' ).getByLabel( 'Opening' ), '1030AM' ),
		type( day( 'Monday' ).getByLabel( 'Closing' ), '0715PM' )
	);
} );

test( 'Ctrl+Z takes one place of a map back, and one text of it', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.open();
	await author.insertFromInserter( 'Map' );
	const block = canvas.locator( '.wp-block-dovetail-map' );
	await expect(
		block.locator( '.wp-block-dovetail-map__view.is-drawn' )
	).toBeVisible( { timeout: 45_000 } );
	const field = block.getByRole( 'textbox', { name: 'Add a place' } );
	const add = ( place: string ) => async () => {
		await field.fill( place );
		await field.press( 'Enter' );
	};
	const popup = page.getByRole( 'dialog', { name: /^Edit / } );
	await expectSteps(
		author,
		attributeOf( author, 'map', 'points' ),
		add( '52.4731, 13.4029' ),
		add( '52.5163, 13.3777' ),
		add( '52.5212, 13.3982' ),
		async () => {
			await block.getByRole( 'button', { name: 'Marker 3' } ).click();
			await popup
				.getByRole( 'textbox', { name: 'Marker Title' } )
				.focus();
			await write( author, 'Museum' );
		},
		async () => {
			await popup
				.getByRole( 'textbox', { name: 'Marker Caption' } )
				.focus();
			await write( author, 'Old' );
		},
		() => popup.getByRole( 'button', { name: 'Delete Marker' } ).click()
	);
} );

test( 'Ctrl+Z brings the slide of a story back that was removed, and nothing else', async ( {
	author,
} ) => {
	const slides = await pictures(
		'man-in-hat',
		'coral-square',
		'parthenon-square'
	);
	const { sidebar } = author;
	await author.open(
		await createPost( {
			author: 'author',
			title: 'A story',
			content: showcase.content( slides ),
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
		press( 'Remove slide' )
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

test( 'Ctrl+Z takes back a colour that was dragged for, in one step', async ( {
	author,
} ) => {
	const { page, sidebar } = author;
	await author.open();
	await author.insertFromInserter( 'Star Rating' );
	await author.openSettings();
	const field = page.getByRole( 'slider', { name: 'Color', exact: true } );
	const drag = ( by: number ) => async () => {
		await sidebar.getByRole( 'button', { name: /^Custom color/ } ).click();
		const box = await field.boundingBox();
		await page.mouse.move( box!.x + 20, box!.y + 20 );
		await page.mouse.down();
		await page.mouse.move( box!.x + by, box!.y + 60, { steps: 8 } );
		await page.mouse.up();
		await page.keyboard.press( 'Escape' );
		await expect( field ).toHaveCount( 0 );
	};
	await expectSteps(
		author,
		attributeOf( author, 'rating-star', 'color' ),
		drag( 60 ),
		drag( 120 ),
		drag( 170 )
	);
} );
