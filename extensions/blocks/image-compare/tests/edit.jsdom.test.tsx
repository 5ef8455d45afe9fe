import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { serialize, switchToBlockType } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { fakeLibrary } from '../../../../tests/harness/fake-library';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { imageCompare } from '..';

const fixture = ( name: string ) => fixtureOf( name ).saved;

const EMPTY = fixture( 'image-compare__empty' );
const HARBOUR = fixture( 'image-compare__plain' );
const ONE_PICTURE = fixture( 'image-compare__one-picture' );

const library = fakeLibrary();

const divider = () =>
	screen.getByRole( 'slider', { name: /^Divider between/ } );

async function open( content = EMPTY ) {
	const editor = await openEditor( {
		blocks: [ imageCompare ],
		content,
		settings: {
			mediaUpload: library.mediaUpload,
		},
	} );
	const [ block ] = editor.blocks();
	return {
		...editor,
		attributes: () => editor.blocks()[ 0 ]?.attributes,
		clientId: block?.clientId,
	};
}

const picker = ( title: string ) => {
	const found = screen
		.getByText( title )
		.closest< HTMLElement >( '.components-placeholder' );
	if ( ! found ) {
		throw new Error( `No place for “${ title }”.` );
	}
	return found;
};

const notices = () =>
	( select( noticesStore ).getNotices() as { content: string }[] ).map(
		( { content } ) => content
	);

const PICKED = {
	id: 12,
	type: 'image',
	mime: 'image/jpeg',
	url: 'https://example.org/harbour-2020.jpg',
	alt: 'The harbour full of yachts',
	width: 1024,
	height: 768,
};

describe( 'an empty comparison', () => {
	// spec: 002-1-10, 002-2.9-1, 002-5-11
	it( 'has two media pickers, which accept only images', async () => {
		library.chosen = PICKED;
		const editor = await open();
		for ( const title of [ '“Before” image', '“After” image' ] ) {
			expect(
				picker( title ).querySelector( 'input[type="file"]' )
			).toHaveAttribute( 'accept', 'image/*' );
			await editor.user.click(
				within( picker( title ) ).getByRole( 'button', {
					name: 'Media Library',
				} )
			);
		}
		expect( library.opened ).toMatchObject( [
			{ allowedTypes: [ 'image' ] },
			{ allowedTypes: [ 'image' ] },
		] );
		const picture = {
			id: 12,
			url: PICKED.url,
			alt: PICKED.alt,
			width: 1024,
			height: 768,
		};
		expect( editor.attributes() ).toMatchObject( {
			imageBefore: picture,
			imageAfter: picture,
		} );
		expect( divider() ).toBeVisible();
	} );

	// spec: 002-5-11
	it( 'shows an error for a file that is not an image', async () => {
		library.chosen = { ...PICKED, type: 'video', mime: 'video/mp4' };
		const editor = await open();
		await editor.user.click(
			within( picker( '“Before” image' ) ).getByRole( 'button', {
				name: 'Media Library',
			} )
		);
		expect( notices() ).toContain( 'Only images can be compared.' );
		expect( editor.saved() ).toBe( EMPTY );
	} );

	it( 'shows an image during the upload, but adds the image to the post only afterward', async () => {
		const editor = await open();
		const [ input ] =
			picker( '“After” image' ).querySelectorAll< HTMLInputElement >(
				'input[type="file"]'
			);
		const file = new File( [ 'x' ], 'harbour.jpg', { type: 'image/jpeg' } );
		fireEvent.change( input as HTMLInputElement, {
			target: { files: [ file ] },
		} );
		const [ upload ] = library.uploads;
		expect( upload?.allowedTypes ).toEqual( [ 'image' ] );
		act( () => upload?.onFileChange( [ { url: 'blob:https://x/1' } ] ) );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Uploading…'
		);
		expect( editor.saved() ).toBe( EMPTY );
		act( () =>
			upload?.onFileChange( [
				{
					id: 12,
					media_type: 'image',
					source_url: PICKED.url,
					alt_text: PICKED.alt,
					media_details: { width: 1024, height: 768 },
				},
			] )
		);
		expect( screen.queryByRole( 'status' ) ).toBeNull();
		expect( editor.saved() ).toBe( ONE_PICTURE );
	} );

	it( 'shows why an upload failed, and offers the picker again', async () => {
		const editor = await open();
		fireEvent.change(
			picker( '“Before” image' ).querySelector(
				'input[type="file"]'
			) as Element,
			{ target: { files: [ new File( [ 'x' ], 'a.jpg' ) ] } }
		);
		const [ upload ] = library.uploads;
		act( () => upload?.onFileChange( [ { url: 'blob:https://x/1' } ] ) );
		act( () => {
			upload?.onFileChange( [] );
			upload?.onError( 'This file is too large.' );
		} );
		expect( notices() ).toContain( 'This file is too large.' );
		expect( picker( '“Before” image' ) ).toBeVisible();
		expect( editor.saved() ).toBe( EMPTY );
	} );

	it( 'asks users without upload permission to enter a URL', async () => {
		await openEditor( { blocks: [ imageCompare ], content: EMPTY } );
		expect(
			within( picker( '“Before” image' ) ).getByRole( 'button', {
				name: 'Insert from URL',
			} )
		).toBeVisible();
		expect(
			within( picker( '“Before” image' ) ).queryByRole( 'button', {
				name: 'Upload',
			} )
		).toBeNull();
	} );
} );

describe( 'a URL', () => {
	/** Fakes image loading, because jsdom loads none. */
	function pictures( outcome: 'load' | 'error' ) {
		jest.spyOn(
			HTMLImageElement.prototype,
			'src',
			'set'
		).mockImplementation( function (
			this: HTMLImageElement,
			address: string
		) {
			this.setAttribute( 'src', address );
			Object.defineProperties( this, {
				naturalWidth: { value: 640 },
				naturalHeight: { value: 480 },
			} );
			queueMicrotask( () => this.dispatchEvent( new Event( outcome ) ) );
		} );
	}

	async function typeAddress( address: string ) {
		const editor = await open();
		await editor.user.click(
			within( picker( '“Before” image' ) ).getByRole( 'button', {
				name: 'Insert from URL',
			} )
		);
		await editor.user.type(
			screen.getByRole( 'textbox', { name: 'URL' } ),
			`${ address }{Enter}`
		);
		return editor;
	}

	it( 'of an image is accepted, and the post stores the image’s dimensions', async () => {
		pictures( 'load' );
		const editor = await typeAddress( 'https://example.org/a.jpg?a=1&b=2' );
		await waitFor( () =>
			expect( editor.attributes() ).toMatchObject( {
				imageBefore: {
					url: 'https://example.org/a.jpg?a=1&amp;b=2',
					alt: '',
					width: 640,
					height: 480,
				},
			} )
		);
	} );

	// spec: 002-5-11
	it.each( [
		[ 'of something else', 'https://example.org/a.pdf', 'error' ],
		[ 'that runs', 'javascript:alert(1)', 'load' ],
		[ 'with the picture in it', 'data:image/png;base64,AA', 'load' ],
	] as const )(
		'%s is rejected with an error',
		async ( _, address, outcome ) => {
			pictures( outcome );
			const editor = await typeAddress( address );
			await waitFor( () =>
				expect( notices() ).toContain(
					'There is no image at this address.'
				)
			);
			expect( editor.saved() ).toBe( EMPTY );
		}
	);
} );

describe( 'a URL that responds slowly', () => {
	it.each( [ 'load', 'error' ] )(
		'changes nothing if the author has chosen another image since (%s)',
		async ( outcome ) => {
			let answer = () => {};
			jest.spyOn(
				HTMLImageElement.prototype,
				'src',
				'set'
			).mockImplementation( function (
				this: HTMLImageElement,
				address: string
			) {
				this.setAttribute( 'src', address );
				if ( address.endsWith( 'slow.jpg' ) ) {
					answer = () => this.dispatchEvent( new Event( outcome ) );
				}
			} );
			library.chosen = PICKED;
			const editor = await open();
			const place = within( picker( '“Before” image' ) );
			await editor.user.click(
				place.getByRole( 'button', { name: 'Insert from URL' } )
			);
			await editor.user.type(
				screen.getByRole( 'textbox', { name: 'URL' } ),
				'https://example.org/slow.jpg{Enter}'
			);
			await editor.user.click(
				place.getByRole( 'button', { name: 'Media Library' } )
			);
			const before = notices().length;
			await act( async () => answer() );
			expect( editor.attributes() ).toMatchObject( {
				imageBefore: { url: PICKED.url },
			} );
			expect( notices() ).toHaveLength( before );
		}
	);
} );

describe( 'a comparison', () => {
	it( 'shows a slider with labels in the editor, and opening the post changes nothing', async () => {
		const editor = await open( HARBOUR );
		expect( divider() ).toHaveAccessibleName(
			'Divider between the picture before and the picture after'
		);
		expect( screen.getByText( 'Before' ) ).toBeVisible();
		expect( screen.getByText( 'After' ) ).toBeVisible();
		expect( editor.saved() ).toBe( HARBOUR );
	} );

	// spec: 002-2.9-1, 002-3.9-1
	it( 'can be horizontal or vertical', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		const settings = within( inspector() ).getByRole( 'radiogroup', {
			name: 'Orientation',
		} );
		expect(
			within( settings ).getByRole( 'radio', { name: 'Horizontal' } )
		).toBeChecked();
		await editor.user.click(
			within( settings ).getByRole( 'radio', { name: 'Vertical' } )
		);
		expect( editor.saved() ).toContain( '"orientation":"vertical"' );
		expect( editor.saved() ).toContain( 'data-mode="vertical"' );
		expect( divider() ).toHaveAttribute( 'aria-orientation', 'vertical' );
	} );

	it( 'starts with the divider at the position that the author has set', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		fireEvent.keyDown( divider(), { key: 'PageDown' } );
		expect( editor.saved() ).toContain( '"startingPosition":40' );
		expect( editor.saved() ).toContain( 'data-starting-position="40"' );
		const field = within( inspector() ).getByRole( 'spinbutton', {
			name: 'Initial divider position',
		} );
		expect( field ).toHaveValue( 40 );
		fireEvent.change( field, { target: { value: '50' } } );
		expect( divider() ).toHaveAttribute( 'aria-valuenow', '50' );
		fireEvent.keyDown( divider(), { key: 'PageDown' } );
		fireEvent.change( field, { target: { value: '50' } } );
		expect( divider() ).toHaveAttribute( 'aria-valuenow', '50' );
		expect( editor.saved() ).toBe( HARBOUR );
	} );

	it( 'shows the author’s own labels, or no labels', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		const label = within( inspector() ).getByRole( 'textbox', {
			name: 'Label of the “before” image',
		} );
		expect( label ).toHaveAttribute( 'placeholder', 'Before' );
		await editor.user.type( label, '1926 <&>' );
		expect( editor.saved() ).toContain(
			'<figcaption class="wp-block-dovetail-image-compare__label">1926 ‹&amp;›</figcaption>'
		);
		expect( screen.getByText( '1926 ‹&›' ) ).toBeVisible();
		expect( screen.getByText( 'After' ) ).toBeVisible();
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Show labels',
			} )
		);
		expect( editor.saved() ).toContain( 'data-show-labels="false"' );
		expect( editor.saved() ).not.toContain( '__label' );
		expect( screen.queryByText( '1926 ‹&›' ) ).toBeNull();
	} );

	it( 'has buttons that enlarge the images, if the author turns them on', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Show enlarge buttons',
			} )
		);
		expect( editor.saved() ).toContain( '"lightbox":true' );
	} );

	it( 'keeps the divider’s position when another setting changes', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		fireEvent.keyDown( divider(), { key: 'End' } );
		await editor.user.click(
			within( inspector() ).getByRole( 'radio', { name: 'Vertical' } )
		);
		expect( divider() ).toHaveAttribute( 'aria-valuenow', '99' );
	} );

	// spec: 002-2.9-1, 002-3.9-1
	it( 'has a caption', async () => {
		const editor = await open( HARBOUR );
		expect(
			screen.queryByRole( 'textbox', { name: 'Caption' } )
		).toBeNull();
		await editor.selectBlock();
		const caption = screen.getByRole( 'textbox', { name: 'Caption' } );
		caption.textContent = 'A century';
		fireEvent.input( caption );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'<figcaption class="wp-element-caption">A century</figcaption>'
			)
		);
	} );

	// spec: 002-3.9-1
	it.each( [
		[ 'before', 'imageBefore' ],
		[ 'after', 'imageAfter' ],
	] )(
		'has a field for the alternative text of the “%s” image',
		async ( place, attribute ) => {
			const editor = await open( HARBOUR );
			await editor.selectBlock();
			const field = within( inspector() ).getByRole( 'textbox', {
				name: `Alternative text of the “${ place }” image`,
			} );
			fireEvent.change( field, { target: { value: 'Fish & <Chips>' } } );
			expect( field ).toHaveValue( 'Fish & ‹Chips›' );
			expect( editor.attributes() ).toMatchObject( {
				[ attribute ]: { alt: 'Fish &amp; ‹Chips›' },
			} );
			expect( editor.saved() ).toContain( 'alt="Fish &amp; ‹Chips›"' );
			expect(
				screen.getByRole( 'button', { name: 'Fish & ‹Chips›' } )
			).toBeVisible();
		}
	);

	it( 'can replace an image, and keeps the alternative text if the new image has none', async () => {
		library.chosen = {
			id: 13,
			type: 'image',
			url: 'https://example.org/other.jpg',
			alt: '',
		};
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace “before”' } )
		);
		await editor.user.click(
			screen.getByRole( 'menuitem', { name: 'Open Media Library' } )
		);
		expect( library.opened ).toMatchObject( [
			{ allowedTypes: [ 'image' ] },
		] );
		expect( editor.attributes() ).toMatchObject( {
			imageBefore: {
				id: 13,
				url: 'https://example.org/other.jpg',
				alt: 'The harbour full of sailing ships',
			},
			imageAfter: { id: 12 },
		} );
	} );

	it( 'keeps the alternative text that the author types while a new image is uploaded', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace “before”' } )
		);
		await editor.user.upload(
			document.querySelector(
				'.components-popover input[type="file"]'
			) as HTMLElement,
			new File( [ 'x' ], 'a.jpg', { type: 'image/jpeg' } )
		);
		act( () =>
			library.uploads[ 0 ]?.onFileChange( [
				{ url: 'blob:https://x/1' },
			] )
		);
		// The image that arrives must replace the one that the author chose.
		const swap = screen.getByRole( 'button', {
			name: 'Swap before and after',
		} );
		expect( swap ).toHaveAttribute( 'aria-disabled', 'true' );
		fireEvent.change(
			within( inspector() ).getByRole( 'textbox', {
				name: 'Alternative text of the “before” image',
			} ),
			{ target: { value: 'Written meanwhile' } }
		);
		act( () =>
			library.uploads[ 0 ]?.onFileChange( [ { ...PICKED, alt: '' } ] )
		);
		expect( editor.attributes() ).toMatchObject( {
			imageBefore: { url: PICKED.url, alt: 'Written meanwhile' },
		} );
		expect( swap ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it.each( [
		[ 'Open Media Library', expect.objectContaining( { id: 13 } ) ],
		[ 'Reset', undefined ],
	] )(
		'ignores a finished upload if the author has used “%s” since',
		async ( item, picture ) => {
			library.chosen = {
				...PICKED,
				id: 13,
				url: 'https://example.org/chosen.jpg',
			};
			const editor = await open( HARBOUR );
			await editor.selectBlock();
			const replace = () =>
				editor.user.click(
					screen.getByRole( 'button', { name: 'Replace “before”' } )
				);
			await replace();
			await editor.user.upload(
				document.querySelector(
					'.components-popover input[type="file"]'
				) as HTMLElement,
				new File( [ 'x' ], 'a.jpg', { type: 'image/jpeg' } )
			);
			const answer = ( media: object ) =>
				act( () => library.uploads[ 0 ]?.onFileChange( [ media ] ) );
			answer( { url: 'blob:https://x/1' } );
			await replace();
			await editor.user.click(
				screen.getByRole( 'menuitem', { name: item } )
			);
			answer( { url: 'blob:https://x/1' } );
			answer( PICKED );
			expect( editor.attributes()?.imageBefore ).toEqual( picture );
			expect( screen.queryByText( 'Uploading…' ) ).toBeNull();
		}
	);

	it( 'shows a media picker again after an image is removed', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace “before”' } )
		);
		await editor.user.click(
			screen.getByRole( 'menuitem', { name: 'Reset' } )
		);
		expect( editor.saved() ).toBe( ONE_PICTURE );
		expect( picker( '“Before” image' ) ).toBeVisible();
	} );

	it( 'can swap its two images', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Swap before and after' } )
		);
		expect( editor.attributes() ).toMatchObject( {
			imageBefore: { id: 12 },
			imageAfter: { id: 11 },
		} );
	} );
} );

describe( 'transforms', () => {
	const image = ( id: number, caption = '' ) =>
		`<!-- wp:image {"id":${ id }} -->\n<figure class="wp-block-image"><img src="https://example.org/${ id }.jpg" alt="Fish &amp; Chips ${ id }" class="wp-image-${ id }"/>${
			caption
				? `<figcaption class="wp-element-caption">${ caption }</figcaption>`
				: ''
		}</figure>\n<!-- /wp:image -->`;
	const gallery = ( ...images: readonly string[] ) =>
		`<!-- wp:gallery {"align":"wide"} -->\n<figure class="wp-block-gallery alignwide has-nested-images columns-default is-cropped">${ images.join(
			'\n\n'
		) }<figcaption class="blocks-gallery-caption wp-element-caption">Lunch</figcaption></figure>\n<!-- /wp:gallery -->`;

	it( 'turn a gallery of two images into a comparison, and keep every caption', async () => {
		const editor = await open( gallery( image( 1, 'Raw' ), image( 2 ) ) );
		const saved = editor.transform( 'dovetail/image-compare' );
		expect( saved ).toContain( '"align":"wide"' );
		expect( saved ).toContain(
			'<img class="wp-image-1" src="https://example.org/1.jpg" alt="Fish &amp; Chips 1"/>'
		);
		expect( saved ).toContain( '>Lunch<br>Raw</figcaption>' );
	} );

	it( 'move image links below the comparison, because a comparison cannot contain links', async () => {
		const linked = image( 1 ).replace(
			/<img[^>]*>/,
			'<a href="https://shop.example/">$&</a>'
		);
		const editor = await open( gallery( linked, image( 2 ) ) );
		expect( editor.transform( 'dovetail/image-compare' ) ).toMatch(
			/<!-- \/wp:dovetail\/image-compare -->\s+<!-- wp:paragraph -->\s+<p><a href="https:\/\/shop\.example\/">Fish &amp; Chips 1<\/a><\/p>/
		);
	} );

	it( 'do not change a gallery of three images', async () => {
		const editor = await open(
			gallery( image( 1 ), image( 2 ), image( 3 ) )
		);
		expect( editor.transform( 'dovetail/image-compare' ) ).toBe( '' );
	} );

	it( 'turn two images into a comparison', async () => {
		const editor = await open(
			`${ image( 1 ) }\n\n${ image( 2, 'Done' ) }`
		);
		const saved = serialize(
			switchToBlockType( editor.blocks(), 'dovetail/image-compare' ) ?? []
		);
		expect( saved ).toContain( 'class="juxtapose"' );
		expect( saved ).toContain( '>Done</figcaption>' );
	} );

	it( 'do not change a single image', async () => {
		const editor = await open( image( 1 ) );
		expect( editor.transform( 'dovetail/image-compare' ) ).toBe( '' );
	} );

	it( 'turn a comparison into a gallery', async () => {
		const editor = await open( fixture( 'image-compare__everything' ) );
		const saved = editor.transform( 'core/gallery' );
		expect( saved ).toContain( 'wp-block-gallery' );
		expect( saved ).toContain( 'alt="Fish &amp; Chips ‹ 5 ' );
		expect( saved ).toContain(
			'Fish &amp; <em>Chips</em>, before and after'
		);
	} );

	it( 'turn a comparison into separate images, with the caption below the last one', async () => {
		const editor = await open( fixture( 'image-compare__everything' ) );
		const saved = editor.transform( 'core/image' );
		expect( saved.match( /<!-- wp:image/g ) ).toHaveLength( 2 );
		expect( saved ).toMatch(
			/after\.jpg[\s\S]*Fish &amp; <em>Chips<\/em>, before and after/
		);
		expect( saved.match( /figcaption class/g ) ).toHaveLength( 1 );
	} );

	it( 'wait until a new image is uploaded', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace “before”' } )
		);
		await editor.user.upload(
			document.querySelector(
				'.components-popover input[type="file"]'
			) as HTMLElement,
			new File( [ 'x' ], 'a.jpg', { type: 'image/jpeg' } )
		);
		const answer = ( media: object ) =>
			act( () => library.uploads[ 0 ]?.onFileChange( [ media ] ) );
		answer( { url: 'blob:https://x/1' } );
		expect( editor.transform( 'core/gallery' ) ).toBe( '' );
		expect( editor.transform( 'core/image' ) ).toBe( '' );
		answer( PICKED );
		expect( editor.transform( 'core/gallery' ) ).toContain( PICKED.url );
		expect( editor.transform( 'core/image' ) ).toContain( PICKED.url );
	} );

	it( 'do not change an empty comparison', async () => {
		const editor = await open();
		expect( editor.transform( 'core/gallery' ) ).toBe( '' );
		expect( editor.transform( 'core/image' ) ).toBe( '' );
	} );
} );

describe( 'Undo in a comparison', () => {
	it( 'undoes each change of an image separately', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		const write = ( name: string, text: string ) => () =>
			editor.user.type(
				within( inspector() ).getByRole( 'textbox', { name } ),
				text
			);
		const swap = () =>
			editor.user.click(
				screen.getByRole( 'button', { name: 'Swap before and after' } )
			);
		await expectSteps(
			editor,
			write( 'Alternative text of the “before” image', ' at dawn' ),
			swap,
			swap,
			write( 'Alternative text of the “before” image', ' and noon' )
		);
	} );

	it( 'uses separate steps for typed text and an image that was added during typing', async () => {
		const editor = await open( HARBOUR );
		await editor.selectBlock();
		const type = ( text: string ) => () =>
			editor.user.type(
				within( inspector() ).getByRole( 'textbox', {
					name: 'Alternative text of the “before” image',
				} ),
				text
			);
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace “before”' } )
		);
		const file = new File( [ 'x' ], 'a.jpg', { type: 'image/jpeg' } );
		await editor.user.upload(
			document.querySelector(
				'.components-popover input[type="file"]'
			) as HTMLElement,
			file
		);
		await expectSteps(
			editor,
			type( ' at dawn' ),
			() => act( () => library.uploads[ 0 ]?.onFileChange( [ PICKED ] ) ),
			type( ' and noon' )
		);
	} );
} );
