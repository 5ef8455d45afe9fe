import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { fakeLibrary } from '../../../../tests/harness/fake-library';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { story } from '..';
import { STAGE_CLASS } from '../markup';

const fixture = ( name: string ) => fixtureOf( name ).saved;
const EMPTY = fixture( 'story__none' );
const PLAIN = fixture( 'story__plain' );

const library = fakeLibrary();

beforeEach( () => {
	jest.spyOn( HTMLMediaElement.prototype, 'pause' ).mockReturnValue();
	jest.spyOn( HTMLMediaElement.prototype, 'play' ).mockResolvedValue();
} );

const open = ( content: string, settings: object = {} ) =>
	openEditor( {
		blocks: [ story ],
		content,
		settings: {
			mediaUpload: library.mediaUpload,
			...settings,
		},
	} );
const SEEN = { ignore: '.a11y-speak-region' };
/** Clicks without simulating pointer movement, which is slow in a complete editor. */
const click = ( element: Element ) =>
	act( async () => {
		fireEvent.click( element );
	} );
const stage = () =>
	document.querySelector( `.${ STAGE_CLASS }` ) as HTMLElement;
const press = ( name: string, within_: HTMLElement = inspector() ) =>
	within( within_ ).getByRole( 'button', { name } );
const shown = () =>
	stage()
		.querySelector( 'li:not([hidden]) [class*="__media"]' )
		?.getAttribute( 'alt' );
const said = () =>
	document
		.querySelector( '#a11y-speak-polite' )
		?.textContent?.replace( /\u00a0/g, '' );
const openPanels = async () => {
	for ( const name of [ 'Playback', 'Fullscreen', 'Display' ] ) {
		await click( press( name ) );
	}
};
const dragData = jest.fn();
/** jsdom has no drag events. */
const dragEvent = ( type: string ) =>
	Object.assign( new Event( type, { bubbles: true, cancelable: true } ), {
		dataTransfer: { setData: dragData },
	} );
const picture = {
	id: 5,
	type: 'image',
	mime: 'image/jpeg',
	url: 'https://example.org/pier.jpg',
	alt: '',
	width: 900,
	height: 1600,
};
const film = {
	id: 6,
	mime_type: 'video/webm',
	source_url: 'https://example.org/tide.webm',
	media_details: { width: 720, height: 1280 },
};
const filesOf = ( editor: Awaited< ReturnType< typeof open > > ) =>
	( editor.blocks()[ 0 ]?.attributes.mediaFiles ?? [] ) as {
		url: string;
		alt?: string;
		label?: string;
		poster?: string;
	}[];
const names = ( editor: Awaited< ReturnType< typeof open > > ) =>
	filesOf( editor ).map( ( { url } ) => url.replace( /^.*\//, '' ) );

describe( 'an empty story', () => {
	it( 'accepts several images and videos from the library and from files, but saves only finished uploads', async () => {
		const editor = await open( EMPTY );
		expect(
			screen.getByText(
				'Drag images and videos, upload new ones or select files from your library.',
				SEEN
			)
		).toBeVisible();
		library.chosen = [ picture, film ];
		await click( screen.getByRole( 'button', { name: 'Media Library' } ) );
		expect( library.opened.at( -1 ) ).toMatchObject( {
			allowedTypes: [ 'image', 'video' ],
			multiple: true,
		} );
		expect( names( editor ) ).toEqual( [ 'pier.jpg', 'tide.webm' ] );

		await editor.selectBlock();
		expect(
			screen.getByRole( 'button', { name: 'Upload an image or video' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Media Library' } )
		).toBeVisible();
		const field =
			document.querySelector< HTMLInputElement >( 'input[type="file"]' );
		expect( field ).toHaveAttribute( 'accept', 'image/*,video/*' );
		await editor.user.upload( field as HTMLInputElement, [
			new File( [ 'x' ], 'c.webm', { type: 'video/webm' } ),
		] );
		expect( library.uploads ).toMatchObject( [
			{ allowedTypes: [ 'image', 'video' ] },
		] );
		await act( async () =>
			library.uploads[ 0 ]?.onFileChange( [
				{ url: 'blob:https://example.org/1' },
			] )
		);
		expect( screen.getByText( 'Uploading…', SEEN ) ).toBeVisible();
		expect( editor.saved() ).not.toContain( 'blob:' );
		await act( async () =>
			library.uploads[ 0 ]?.onFileChange( [ { ...film, id: 7 } ] )
		);
		expect( names( editor ) ).toHaveLength( 3 );
		expect( editor.saved() ).toContain(
			'controls preload="metadata" playsinline'
		);
	} );

	it( 'tells users who may not upload why there is no picker', async () => {
		await open( EMPTY, { mediaUpload: undefined } );
		expect(
			screen.getByText(
				'To edit this block, you need permission to upload media.',
				SEEN
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Media Library' } )
		).toBeNull();
	} );
} );

describe( 'a story in the editor', () => {
	// spec: 000-4.4-3
	it( 'shows the visitors’ player, which is disabled until the block is selected', async () => {
		const editor = await open( PLAIN );
		expect( stage() ).toHaveAttribute( 'data-disabled' );
		await editor.selectBlock();
		expect( stage() ).not.toHaveAttribute( 'data-disabled' );
		await click( press( 'Slide 2', stage() ) );
		expect( inspector() ).toHaveTextContent( 'Slide 2 of 3' );
		expect( editor.saved() ).toBe( PLAIN );
	} );

	it( 'pauses while the author works in the sidebar, so that the edited slide stays visible', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await userEvent.click( press( 'Play story', stage() ) );
		expect( stage() ).toHaveClass( 'is-playing' );
		await userEvent.click(
			within( inspector() ).getByRole( 'textbox', {
				name: 'Alternative text of slide 1',
			} )
		);
		expect( stage() ).not.toHaveClass( 'is-playing' );
		expect( stage() ).toHaveAttribute( 'data-disabled' );
		await userEvent.click( press( 'Play story', stage() ) );
		expect( stage() ).toHaveClass( 'is-playing' );
	} );

	it( 'lets the author describe, move, replace and remove slides, and set a poster', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await click( press( 'Slide 2', stage() ) );
		fireEvent.change(
			within( inspector() ).getByRole( 'textbox', {
				name: 'Alternative text of slide 2',
			} ),
			{ target: { value: 'Fish & <chips>' } }
		);
		expect( filesOf( editor )[ 1 ]?.label ).toBe( 'Fish & ‹chips›' );
		const poster = () =>
			within( inspector() ).getByRole( 'group', { name: 'Poster' } );
		library.chosen = picture;
		await click( press( 'Select', poster() ) );
		expect( library.opened.at( -1 )?.allowedTypes ).toEqual( [ 'image' ] );
		expect( filesOf( editor )[ 1 ]?.poster ).toBe( picture.url );
		await click( press( 'Remove', poster() ) );
		expect( filesOf( editor )[ 1 ]?.poster ).toBeUndefined();

		await click( press( 'Move slide earlier' ) );
		expect( names( editor )[ 0 ] ).toBe( 'waves.webm' );
		expect( inspector() ).toHaveTextContent( 'Slide 1 of 3' );
		expect( said() ).toBe( 'The slide is now number 1 of 3.' );
		expect( press( 'Move slide earlier' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		const toolbar = screen.getByRole( 'toolbar', { name: 'Block tools' } );
		await click( press( 'Replace', toolbar ) );
		await click(
			screen.getByRole( 'menuitem', { name: 'Open Media Library' } )
		);
		expect( filesOf( editor )[ 0 ] ).toMatchObject( {
			url: picture.url,
			alt: 'Fish & ‹chips›',
		} );
		library.chosen = [ film ];
		await click( press( 'Add slides', toolbar ) );
		expect( names( editor )[ 3 ] ).toBe( 'tide.webm' );
		await click( press( 'Remove slide 4' ) );
		expect( said() ).toBe( 'Slide 4 removed. 3 slides are left.' );
		expect( names( editor ) ).toEqual( [
			'pier.jpg',
			'lighthouse-576x1024.jpg',
			'panorama-1024x341.jpg',
		] );
		for ( const position of [ 3, 2, 1 ] ) {
			await click( press( `Remove slide ${ position }` ) );
		}
		expect( press( 'Upload', document.body ) ).toHaveFocus();
		expect( said() ).toBe( 'Slide removed. No slides are left.' );
	} );

	it( 'leaves the slide and the focus in the text that the author types when an upload finishes', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await editor.user.upload(
			document.querySelector( 'input[type="file"]' ) as HTMLElement,
			new File( [ 'x' ], 'tide.webm', { type: 'video/webm' } )
		);
		const before = shown();
		const text = () =>
			screen.getByRole( 'textbox', { name: 'Text on slide 1' } );
		act( () => text().focus() );
		await act( async () =>
			library.uploads[ 0 ]?.onFileChange( [ { ...film, id: 7 } ] )
		);
		expect( names( editor ) ).toHaveLength( 4 );
		expect( text() ).toHaveFocus();
		expect( shown() ).toBe( before );
	} );

	describe( 'whose slide is replaced with an upload', () => {
		const replaceFirst = async () => {
			const editor = await open( PLAIN );
			await editor.selectBlock();
			const toolbar = screen.getByRole( 'toolbar', {
				name: 'Block tools',
			} );
			await click( press( 'Replace', toolbar ) );
			await editor.user.upload(
				document.querySelector(
					'.components-popover input[type="file"]'
				) as HTMLElement,
				new File( [ 'x' ], 'pier.jpg', { type: 'image/jpeg' } )
			);
			return {
				editor,
				finish: () =>
					act( async () =>
						library.uploads[ 0 ]?.onFileChange( [ picture ] )
					),
			};
		};

		it( 'keeps what the author edits during the upload, and replaces the slide where it is now', async () => {
			const { editor, finish } = await replaceFirst();
			fireEvent.change(
				within( inspector() ).getByRole( 'textbox', {
					name: 'Alternative text of slide 1',
				} ),
				{ target: { value: 'Written meanwhile' } }
			);
			await click( press( 'Move slide later' ) );
			await finish();
			expect( names( editor ) ).toEqual( [
				'waves.webm',
				'pier.jpg',
				'panorama-1024x341.jpg',
			] );
			expect( filesOf( editor )[ 1 ]?.alt ).toBe( 'Written meanwhile' );
		} );

		it( 'replaces no other slide if the author removes the slide during the upload', async () => {
			const { editor, finish } = await replaceFirst();
			await click( press( 'Remove slide 1' ) );
			await finish();
			expect( names( editor ) ).toEqual( [
				'waves.webm',
				'panorama-1024x341.jpg',
			] );
		} );
	} );

	it( 'shows all slides in a strip, where the author can select, drag and add slides', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		const tile = ( name: string ) => press( name );
		await click( tile( 'Slide 3 of 3: The whole bay' ) );
		expect( tile( 'Slide 3 of 3: The whole bay' ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		expect( shown() ).toBe( 'The whole bay' );
		expect( editor.saved() ).toBe( PLAIN );
		const drag = ( type: string, name: string ) =>
			act( async () => {
				fireEvent( tile( name ), dragEvent( type ) );
			} );
		await drag( 'dragstart', 'Slide 3 of 3: The whole bay' );
		// Not text, which could be dropped into a paragraph.
		expect( dragData.mock.calls ).toEqual( [
			[ 'application/x-dovetail-slide', '' ],
		] );
		await drag( 'dragover', 'Slide 1 of 3: The lighthouse at noon' );
		await drag( 'drop', 'Slide 1 of 3: The lighthouse at noon' );
		expect( names( editor ) ).toEqual( [
			'panorama-1024x341.jpg',
			'lighthouse-576x1024.jpg',
			'waves.webm',
		] );
		expect( shown() ).toBe( 'The whole bay' );
		library.chosen = [ picture ];
		await click( tile( 'Add slides' ) );
		expect( names( editor )[ 3 ] ).toBe( 'pier.jpg' );
		expect( inspector() ).toHaveTextContent( 'Slide 4 of 4' );
	} );

	it( 'has editable text on its slides, and links only to safe URLs', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		const link = within( inspector() ).getByRole( 'textbox', {
			name: 'Link on slide 1',
		} );
		const enter = ( value: string ) =>
			act( async () => {
				fireEvent.change( link, { target: { value } } );
				fireEvent.blur( link );
			} );
		await enter( 'javascript:alert(1)' );
		expect( inspector() ).toHaveTextContent(
			'Enter a full address, such as https://example.org/more or mailto:me@example.org.'
		);
		expect( editor.saved() ).toBe( PLAIN );
		await enter( 'example.org/visit' );
		expect( link ).toHaveValue( 'https://example.org/visit' );
		expect( editor.saved() ).toContain(
			'<a class="wp-block-dovetail-story__link" href="https://example.org/visit">Read more</a>'
		);
		expect(
			screen.getByRole( 'textbox', {
				name: 'Link text on slide 1',
			} )
		).toHaveTextContent( 'Read more' );
		const text = screen.getByRole( 'textbox', { name: 'Text on slide 1' } );
		await userEvent.click( press( 'Play story', stage() ) );
		await userEvent.click( text );
		expect( stage() ).not.toHaveClass( 'is-playing' );
		fireEvent.keyDown( text, { key: 'ArrowRight' } );
		expect( shown() ).toBe( 'The lighthouse at noon' );
		await enter( '' );
		expect( editor.saved() ).toBe( PLAIN );
	} );

	it( 'keeps a link’s text when the author empties the field to type another URL', async () => {
		const { user, ...editor } = await open( PLAIN );
		await editor.selectBlock();
		const link = within( inspector() ).getByRole( 'textbox', {
			name: 'Link on slide 1',
		} );
		await user.click( link );
		await user.paste( 'https://example.org/visit' );
		const text = screen.getByRole( 'textbox', {
			name: 'Link text on slide 1',
		} );
		text.focus();
		text.textContent = 'Buy tickets';
		fireEvent.input( text );
		await user.clear( link );
		await user.paste( 'https://example.org/shop' );
		expect( editor.saved() ).toContain(
			'href="https://example.org/shop">Buy tickets</a>'
		);
		await user.clear( link );
		await user.tab();
		expect( editor.saved() ).toBe( PLAIN );
		await user.click( link );
		await user.paste( 'https://example.org/shop' );
		expect( editor.saved() ).toContain( '>Read more</a>' );
	} );

	it( 'lets the author add captions to a video, by default in the editor’s language', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		document.documentElement.lang = 'de-DE';
		expect(
			within( inspector() ).queryByRole( 'button', {
				name: 'Choose captions',
			} )
		).toBeNull();
		await click( press( 'Slide 2', stage() ) );
		library.chosen = picture;
		await click( press( 'Choose captions' ) );
		expect( editor.saved() ).toBe( PLAIN );
		library.chosen = {
			url: 'https://example.org/waves.vtt',
			mime: 'text/vtt',
		};
		await click( press( 'Choose captions' ) );
		expect( library.opened.at( -1 )?.allowedTypes ).toEqual( [
			'text/vtt',
		] );
		expect( editor.saved() ).toContain(
			'<track default kind="captions" src="https://example.org/waves.vtt" srclang="de-DE"/></video>'
		);
		fireEvent.change(
			within( inspector() ).getByRole( 'textbox', {
				name: 'Caption language',
			} ),
			{ target: { value: 'en' } }
		);
		expect( editor.saved() ).toContain( 'srclang="en"' );
		await click( press( 'Remove captions' ) );
		expect( editor.saved() ).toBe( PLAIN );
	} );

	it( 'leaves the language of captions empty if the editor’s language is not a valid language tag', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		document.documentElement.lang = 'pt-PT-ao90';
		await click( press( 'Slide 2', stage() ) );
		library.chosen = {
			url: 'https://example.org/waves.vtt',
			mime: 'text/vtt',
		};
		await click( press( 'Choose captions' ) );
		expect( editor.saved() ).toContain( 'waves.vtt' );
		expect( editor.saved() ).not.toContain( 'srclang' );
		document.documentElement.lang = '';
	} );

	it( 'shows the Slides panel first in the sidebar, even right after slides were added', async () => {
		const editor = await open( EMPTY );
		library.chosen = [ picture ];
		await editor.selectBlock();
		await click( screen.getByRole( 'button', { name: 'Media Library' } ) );
		await editor.selectBlock();
		expect(
			within( inspector() )
				.getAllByRole( 'button', { expanded: true } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Slides' ] );
		expect(
			press( 'Slides' ).compareDocumentPosition( press( 'Playback' ) )
		).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
	} );

	it( 'saves no setting that equals its default', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await openPanels();
		const box = within( inspector() ).getByRole( 'checkbox', {
			name: 'Show slide count',
		} );
		await click( box );
		expect( editor.saved() ).not.toBe( PLAIN );
		await click( box );
		expect( editor.blocks()[ 0 ]?.attributes.settings ).toEqual( {} );
	} );

	// spec: 000-9-6
	it( 'keeps settings that were edited by hand when another setting changes', async () => {
		const editor = await open( fixture( 'story__edited-by-hand' ) );
		await editor.selectBlock();
		await openPanels();
		const box = ( name: string ) =>
			within( inspector() ).getByRole( 'checkbox', { name } );
		expect( box( 'Start muted' ) ).toBeChecked();
		expect( box( 'Play in fullscreen' ) ).toBeChecked();
		expect( box( 'Show slide count' ) ).not.toBeChecked();
		await click( box( 'Show slide count' ) );
		await click( box( 'Blurred background' ) );
		fireEvent.change(
			within( inspector() ).getByRole( 'spinbutton', {
				name: 'Seconds per image',
			} ),
			{ target: { value: '8' } }
		);
		expect( editor.blocks()[ 0 ]?.attributes.settings ).toMatchObject( {
			showSlideCount: true,
			blurredBackground: false,
			imageTime: 8000,
			colour: 'red',
		} );
		expect( editor.saved() ).toContain( 'data-image-time="8000"' );
		expect( stage() ).toHaveTextContent( '1 / 2' );
	} );

	it( 'shows a placeholder for a deleted file, which the author can replace', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await act( async () => {
			fireEvent.error( stage().querySelector( 'img' ) as Element );
		} );
		expect(
			screen.getByText( 'This file no longer exists.', SEEN )
		).toBeVisible();
		expect(
			screen.getByText( 'File description: The lighthouse at noon', SEEN )
		).toBeVisible();
		expect( editor.saved() ).toBe( PLAIN );
		library.chosen = picture;
		await click( press( 'Replace slide', stage() ) );
		expect( filesOf( editor )[ 0 ] ).toMatchObject( {
			url: picture.url,
			alt: 'The lighthouse at noon',
		} );
		expect(
			screen.queryByText( 'This file no longer exists.', SEEN )
		).toBeNull();
	} );

	it( 'transforms into core blocks and back without losing content', async () => {
		const editor = await open(
			`${ PLAIN }\n\n<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped"><!-- wp:image {"id":5} -->\n<figure class="wp-block-image"><img src="https://example.org/pier.jpg" alt="The pier" class="wp-image-5"/><figcaption class="wp-element-caption">At <em>six</em></figcaption></figure>\n<!-- /wp:image --></figure>\n<!-- /wp:gallery -->`
		);
		const core = editor.transform( 'core/image', 0 );
		expect( core.match( /<!-- wp:(image|video)/g ) ).toHaveLength( 3 );
		expect( core ).toContain( 'Waves run up the beach' );
		const told = editor.transform( 'dovetail/story', 1 );
		expect( told ).toContain( 'alt="The pier"' );
		expect( told ).toContain( 'At <em>six</em>' );
	} );

	it( 'cannot be transformed before its new files are uploaded', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await editor.user.upload(
			document.querySelector( 'input[type="file"]' ) as HTMLElement,
			new File( [ 'x' ], 'c.webm', { type: 'video/webm' } )
		);
		expect( editor.transform( 'core/image' ) ).toBe( '' );
		expect( editor.transform( 'core/video' ) ).toBe( '' );
		await act( async () => library.uploads[ 0 ]?.onFileChange( [ film ] ) );
		expect( editor.transform( 'core/video' ) ).toContain( 'tide.webm' );
	} );

	it( 'keeps a video’s captions when it is created from a video block and transformed back', async () => {
		jest.spyOn( HTMLMediaElement.prototype, 'load' ).mockReturnValue();
		const told = (
			await open(
				`<!-- wp:video {"tracks":[{"src":"https://example.org/chapters.vtt","kind":"chapters"},{"src":"https://example.org/pier.vtt","label":"English","srcLang":"en","kind":"subtitles"}]} -->\n<figure class="wp-block-video"><video controls src="https://example.org/pier.mp4"><track src="https://example.org/chapters.vtt" kind="chapters"/><track src="https://example.org/pier.vtt" label="English" srclang="en" kind="subtitles"/></video></figure>\n<!-- /wp:video -->`
			)
		).transform( 'dovetail/story' );
		expect( told ).toMatch(
			/<track [^>]*src="https:\/\/example\.org\/pier\.vtt" srclang="en"/
		);
		const editor = await open( told );
		expect( editor.transform( 'core/video' ) ).toMatch(
			/<track (?=[^>]*kind="captions")(?=[^>]*src="https:\/\/example\.org\/pier\.vtt")(?=[^>]*srclang="en")/i
		);
	} );

	it( 'keeps image links and the caption when it is created from a gallery', async () => {
		const image = ( href: string ) =>
			`<!-- wp:image {"id":5,"linkDestination":"custom"} -->\n<figure class="wp-block-image"><a href="${ href }"><img src="https://example.org/pier.jpg" alt="The pier" class="wp-image-5"/></a></figure>\n<!-- /wp:image -->`;
		const editor = await open(
			`<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ image( 'https://shop.example/' ) }\n\n${ image( '../odd' ) }<figcaption class="blocks-gallery-caption wp-element-caption">Our <em>summer</em></figcaption></figure>\n<!-- /wp:gallery -->`
		);
		const told = editor.transform( 'dovetail/story' );
		expect( told ).toMatch( /<a [^>]*href="https:\/\/shop\.example\/"/ );
		expect( told ).toContain( '<p>Our <em>summer</em></p>' );
		expect( told ).toContain( '<p><a href="../odd">The pier</a></p>' );
	} );
} );

describe( 'Undo in a story', () => {
	const describeSlide = ( number: number, text: string ) => async () => {
		await userEvent.click(
			within( stage() ).getByRole( 'button', {
				name: new RegExp( `^Slide ${ number }` ),
			} )
		);
		const words = within( inspector() ).getByRole( 'textbox', {
			name: `Alternative text of slide ${ number }`,
		} );
		await userEvent.type( words, text );
	};

	it( 'restores a removed slide in one step that changes nothing else', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await expectSteps(
			editor,
			describeSlide( 1, ' A ship.' ),
			describeSlide( 2, ' A gull.' ),
			() => click( press( 'Move slide later' ) ),
			() => click( press( 'Remove slide 3' ) )
		);
	} );

	it( 'uses separate steps for typed text and for a video that was added meanwhile', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await editor.user.upload(
			document.querySelector( 'input[type="file"]' ) as HTMLElement,
			new File( [ 'x' ], 'c.webm', { type: 'video/webm' } )
		);
		await expectSteps(
			editor,
			describeSlide( 1, ' A ship.' ),
			() =>
				act( async () =>
					library.uploads[ 0 ]?.onFileChange( [ film ] )
				),
			describeSlide( 1, ' A gull.' )
		);
	} );

	it( 'undoes each setting separately', async () => {
		const editor = await open( PLAIN );
		await editor.selectBlock();
		await openPanels();
		const box = ( name: string ) => () =>
			click( within( inspector() ).getByRole( 'checkbox', { name } ) );
		await expectSteps(
			editor,
			box( 'Show slide count' ),
			box( 'Blurred background' ),
			box( 'Start muted' )
		);
	} );
} );
