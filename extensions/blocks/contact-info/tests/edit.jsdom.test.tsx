import {
	fireEvent,
	render,
	renderHook,
	screen,
	waitFor,
	within,
	act,
} from '@testing-library/react';
import { useOffer, useOffered } from '#shared/post-offers';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { getPlugin } from '@wordpress/plugins';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import {
	inspector,
	openEditor,
	openPanels,
} from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { registerPublishedPost } from '../../../../tests/harness/fake-post-store';
import { contactInfo, details } from '..';
import { metadata } from '../block';
import { blocks as detailsOnDisk } from '../details/block';
import { loadPhones } from '../transforms';

const edits = registerPublishedPost();
beforeEach( () => void edits.splice( 0 ) );

const blocks = [ contactInfo, ...details ];
const NEW =
	'<!-- wp:dovetail/contact-info -->\n<div class="wp-block-dovetail-contact-info"></div>\n<!-- /wp:dovetail/contact-info -->';

async function open( content = NEW ) {
	const editor = await openEditor( { blocks, content } );
	await waitFor( () =>
		expect( editor.blocks()[ 0 ]?.innerBlocks.length ).toBeGreaterThan( 0 )
	);
	await waitFor( () =>
		expect( document.querySelector( '[aria-busy="true"]' ) ).toBeNull()
	);
	return {
		...editor,
		select: ( child: number ) =>
			act( async () => {
				await dispatch( blockEditorStore ).selectBlock(
					editor.blocks()[ 0 ]?.innerBlocks[ child ]?.clientId
				);
			} ),
	};
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const fill = ( name: string, value: string ) =>
	fireEvent.change( field( name ), { target: { value } } );
const LABELS = [
	'Street address',
	'Address line 2',
	'Address line 3',
	'City',
	'State, province or region',
	'Postal code',
	'Country',
];

describe( 'contact info in the editor', () => {
	// spec: 001-1-3, 001-2.3-1, 001-2.3-2, 001-3-6
	it( 'starts with seven address fields, an email and a phone number, and keeps the typed text', async () => {
		const editor = await open();
		expect(
			editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name )
		).toEqual( [ 'dovetail/address', 'dovetail/email', 'dovetail/phone' ] );
		const fields = screen.getAllByRole( 'textbox' );
		expect(
			fields.map( ( each ) => each.getAttribute( 'aria-label' ) )
		).toEqual( [ ...LABELS, 'Email', 'Phone number' ] );

		await editor.select( 0 );
		fill( 'Street address', 'Fish & <Chips>' );
		fill( 'City', 'Galway' );
		expect( fireEvent.keyDown( field( 'City' ), { key: 'Enter' } ) ).toBe(
			false
		);
		expect( editor.saved() ).toContain(
			'<address class="wp-block-dovetail-address">Fish &amp; ‹Chips›<br/>Galway</address>'
		);
		fill( 'Country', 'Ire\nland' );
		fireEvent.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Link address to Google Maps',
			} )
		);

		await editor.select( 1 );
		// The fields stay while the press that deselects the block may last.
		expect( field( 'City' ) ).toBeVisible();
		const link = await screen.findByRole( 'link', { name: /Galway/ } );
		expect( screen.queryByRole( 'textbox', { name: 'City' } ) ).toBeNull();
		expect( fireEvent.click( link ) ).toBe( false );
		expect( link ).toHaveAttribute(
			'href',
			'https://www.google.com/maps/search/?api=1&query=Fish%20%26%20%E2%80%B9Chips%E2%80%BA%2C%20Galway%2C%20Ire%20land'
		);
		expect( fireEvent.click( link ) ).toBe( false );
	} );

	it( 'focuses the address when the block is inserted, so that the author can type right away', async () => {
		await openEditor( { blocks } );
		await act( async () => {
			await dispatch( blockEditorStore ).insertBlocks( [
				createBlock( 'dovetail/contact-info' ),
			] );
		} );
		// jsdom has no layout, so the focus is on the block. In a browser, the focus is in the block's first field.
		await waitFor( () =>
			expect(
				screen.getByRole( 'document', { name: 'Block: Address' } )
			).toHaveFocus()
		);
	} );

	it( 'shows email and phone as links while they are not selected', async () => {
		const editor = await open();
		await editor.select( 1 );

		// spec: 001-2.3-3, 001-2.3-4
		fill( 'Email', 'ann@example.com, bob@example.com.' );
		await editor.select( 2 );
		// The field stays while the press that deselects the block may last.
		expect(
			screen.getByRole( 'textbox', { name: 'Email' } )
		).toBeVisible();
		expect(
			( await screen.findAllByRole( 'link', { name: /@/ } ) ).map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'ann@example.com', 'bob@example.com' ] );
		fill( 'Phone number', 'Call: +1 555 010 9999' );
		await editor.deselect();
		expect(
			await screen.findByRole( 'link', { name: '+1 555 010 9999' } )
		).toHaveAttribute( 'href', 'tel:+15550109999' );
		expect(
			screen.queryByRole( 'textbox', { name: 'Phone number' } )
		).toBeNull();
		expect( editor.saved() ).toContain(
			'<div class="wp-block-dovetail-phone">Call: <a href="tel:+15550109999">+1 555 010 9999</a></div>'
		);
	} );

	it( 'focuses the field of a clicked address, email or phone number and selects its text', async () => {
		const editor = await open(
			readFileSync(
				join( __dirname, '../fixtures/contact-info.html' ),
				'utf8'
			)
		);
		// In a browser, pressing the mouse button moves the focus to the block, which selects it.
		fireEvent.pointerDown(
			await screen.findByRole( 'link', { name: /Galway/ } )
		);
		await editor.select( 0 );
		const street = field( 'Street address' ) as HTMLTextAreaElement;
		expect( street ).toHaveFocus();
		expect( [ street.selectionStart, street.selectionEnd ] ).toEqual( [
			0,
			street.value.length,
		] );
		expect( street.value ).not.toBe( '' );
		fireEvent.pointerDown(
			screen.getAllByRole( 'link', { name: /@/ } )[ 0 ]!
		);
		await editor.select( 1 );
		expect( field( 'Email' ) ).toHaveFocus();
		await editor.select( 0 );
		expect( field( 'Street address' ) ).not.toHaveFocus();
	} );

	it( 'leaves the focus in a clicked field of a block that was not selected', async () => {
		const editor = await open();
		await editor.select( 2 );
		fireEvent.pointerDown( field( 'City' ) );
		act( () => field( 'City' ).focus() );
		await editor.select( 0 );
		expect( field( 'City' ) ).toHaveFocus();
	} );

	it.each( [
		[ 'becomes a scroll', fireEvent.pointerCancel ],
		[ 'selects nothing', fireEvent.pointerUp ],
	] )(
		'moves no focus on a later selection after a press that %s',
		async ( _, end ) => {
			const editor = await open(
				readFileSync(
					join( __dirname, '../fixtures/contact-info.html' ),
					'utf8'
				)
			);
			const link = await screen.findByRole( 'link', { name: /Galway/ } );
			fireEvent.pointerDown( link );
			end( link );
			await act(
				() => new Promise( ( resolve ) => setTimeout( resolve, 400 ) )
			);
			await editor.select( 0 );
			expect( field( 'Street address' ) ).not.toHaveFocus();
		}
	);

	it( 'selects the text of a field that Tab moves to, but not of a clicked field', async () => {
		const editor = await open();
		await editor.select( 0 );
		fill( 'City', 'Portland' );
		const city = field( 'City' ) as HTMLTextAreaElement;
		// user-event selects the text itself after Tab; browsers do not do so in a textarea.
		const moveTo = ( target: HTMLElement ) => {
			city.setSelectionRange( 0, 0 );
			act( () => target.focus() );
		};
		const selected = () => [ city.selectionStart, city.selectionEnd ];

		moveTo( field( 'Address line 3' ) );
		fireEvent.keyDown( field( 'Address line 3' ), { key: 'Tab' } );
		moveTo( city );
		expect( selected() ).toEqual( [ 0, 'Portland'.length ] );

		moveTo( field( 'Country' ) );
		fireEvent.pointerDown( city );
		moveTo( city );
		expect( selected() ).toEqual( [ 0, 0 ] );
	} );

	it( 'is listed as not ready for visitors while it has a sample', async () => {
		const editor = await open();
		await editor.select( 1 );
		fill( 'Email', 'Write to shop@mail.example.com.' );
		await editor.select( 2 );
		fill( 'Phone number', '(207) 555-0123' );
		await waitFor( () =>
			expect( getPlugin( 'dovetail-not-ready' ) ).toBeDefined()
		);
		const Panel = getPlugin( 'dovetail-not-ready' )
			?.render as () => ReactNode;
		render( <Panel /> );
		const listed = () =>
			within(
				screen.getByRole( 'region', {
					name: /^Not ready for visitors/,
				} )
			)
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent );
		const sample =
			'Visitors see a sample here. Replace it with yours, or remove it.';
		expect( listed() ).toEqual( [
			`Email Address${ sample } Go to: Email Address`,
			`Phone Number${ sample } Go to: Phone Number`,
		] );

		fill( 'Phone number', '(207) 555-7123' );
		await waitFor( () => expect( listed() ).toHaveLength( 1 ) );
		await editor.select( 1 );
		fill( 'Email', 'ann@example.community' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'region', { name: /^Not ready/ } )
			).toBeNull()
		);
	} );

	// spec: 001-2.3-2
	it( 'formats an address by its country’s rules', async () => {
		const editor = await open();
		await editor.select( 0 );
		fill( 'City', 'Berlin' );
		fill( 'Postal code', '10623' );
		expect( editor.saved() ).toContain( '>Berlin, 10623</address>' );
		fill( 'Country', 'Deutschland' );
		expect( editor.saved() ).toContain(
			'>10623 Berlin<br/>Deutschland</address>'
		);
		fill( 'Country', 'USA' );
		expect( editor.saved() ).toContain(
			'>Berlin, 10623<br/>USA</address>'
		);
	} );

	it( 'warns about an email address that cannot become a link', async () => {
		const editor = await open();
		await editor.select( 1 );
		fill( 'Email', 'müller@example.org' );
		expect( field( 'Email' ) ).toHaveAccessibleDescription(
			/“müller@example\.org” won’t become a link/
		);
		fill( 'Email', 'mueller@example.org' );
		expect( field( 'Email' ) ).not.toHaveAccessibleDescription();
	} );

	it.each( [
		[ 1, 'Email', 'ann at example.com', 'email address' ],
		[ 2, 'Phone number', 'call us', 'phone number' ],
	] )(
		'warns when the author leaves a field (%i, %s) whose text will not become a link',
		async ( index, label, text, missing ) => {
			const editor = await open();
			await editor.select( index );
			fill( label, text );
			expect( field( label ) ).not.toHaveAccessibleDescription();
			fireEvent.blur( field( label ) );
			expect( field( label ) ).toHaveAccessibleDescription(
				`This text won’t become a link, because it contains no ${ missing }.`
			);
		}
	);

	it.each( [
		[ 1, 'Email', '\u202aann@exam\u200bple.org\u202c', 'ann@example.org' ],
		[
			2,
			'Phone number',
			'Tel.: \u2066+41 44\u200e 668\ufe0d 18 00\u2069',
			'Tel.: +41 44 668 18 00',
		],
	] )(
		'removes invisible characters from text pasted into a field (%i, %s)',
		async ( index, name, pasted, kept ) => {
			const editor = await open();
			await editor.select( index );
			fill( name, pasted );
			expect( field( name ) ).toHaveValue( kept );
			expect( editor.saved() ).toContain(
				index === 1
					? '<a href="mailto:ann@example.org">ann@example.org</a>'
					: 'Tel.: <a href="tel:+41446681800">+41 44 668 18 00</a>'
			);
		}
	);

	it( 'saves the phone number that is recognized in the typed text', async () => {
		const editor = await open();
		await editor.select( 2 );
		fill( 'Phone number', 'Mon-Fri 9-17: +41 (0)44 668 18 00' );
		expect( editor.blocks()[ 0 ]?.innerBlocks[ 2 ]?.attributes ).toEqual( {
			phone: 'Mon-Fri 9-17: +41 (0)44 668 18 00',
			number: '+41 (0)44 668 18 00',
			dials: '+41446681800',
		} );
		expect( editor.saved() ).toContain(
			'Mon-Fri 9-17: <a href="tel:+41446681800">+41 (0)44 668 18 00</a></div>'
		);
		fill( 'Phone number', 'Emergency: 112' );
		expect( editor.saved() ).toContain(
			'Emergency: <a href="tel:112">112</a></div>'
		);
	} );

	it( 'is offered as a transform of a paragraph once the phone number data has loaded', async () => {
		const editor = await openEditor( {
			blocks,
			content:
				'<!-- wp:paragraph -->\n<p>12 Harbour Street<br>United States<br>(212) 555-0199</p>\n<!-- /wp:paragraph -->',
		} );
		const paragraphs = editor.blocks();
		const offered = () =>
			select( blockEditorStore ).getBlockTransformItems( paragraphs );
		// WordPress caches the list of transforms until its data changes.
		const before = offered();
		expect( offered() ).toBe( before );
		await act( loadPhones );
		expect( offered() ).not.toBe( before );
		expect(
			offered().map( ( { name }: { name: string } ) => name )
		).toContain( 'dovetail/contact-info' );
	} );

	it( 'does not take a paragraph’s house numbers or postal codes for phone numbers', async () => {
		await loadPhones();
		const editor = await openEditor( {
			blocks,
			content:
				'<!-- wp:paragraph -->\n<p>1600 Pennsylvania Avenue<br>Springfield, OR 97403<br>10115 Berlin<br>United States<br>(212) 555-0199</p>\n<!-- /wp:paragraph -->',
		} );
		const saved = editor.transform( 'dovetail/contact-info' );
		expect( saved ).toContain(
			'1600 Pennsylvania Avenue<br/>Springfield, OR 97403<br/>10115 Berlin, United States<'
		);
		expect( saved.match( /href="tel:[^"]*"/g ) ).toEqual( [
			'href="tel:2125550199"',
		] );
	} );

	it( 'keeps the link URLs of a transformed paragraph', async () => {
		const editor = await openEditor( {
			blocks,
			content:
				'<!-- wp:paragraph -->\n<p><a href="https://bakery.example/way?a=1&amp;b=2">12 Harbour Street</a><br>Write to <a href="mailto:ann@bakery.example?subject=Hi">Ann</a><br><a href="mailto:bob@bakery.example">bob@bakery.example</a><br><a href="tel:+353915550123">Call us</a><br><a href="https://www.bakery.example/">bakery.example</a></p>\n<!-- /wp:paragraph -->',
		} );
		const saved = editor.transform( 'dovetail/contact-info' );
		expect( saved ).toContain(
			'12 Harbour Street https://bakery.example/way?a=1&amp;b=2<br/>bakery.example'
		);
		expect( saved ).toContain( 'Write to Ann <a href="mailto:ann@' );
		expect( saved ).toContain(
			'<div class="wp-block-dovetail-email"><a href="mailto:bob@'
		);
		expect( saved ).toContain( 'Call us <a href="tel:+353915550123">' );
	} );

	it( 'can be created from a paragraph with contact details, and transformed into paragraphs', async () => {
		const editor = await openEditor( {
			blocks,
			content:
				'<!-- wp:paragraph -->\n<p>Harbour Bakery<br>12 Harbour Street<br>hello@bakery.example<br>Tel. 091 555 0123</p>\n<!-- /wp:paragraph -->',
		} );
		const saved = editor.transform( 'dovetail/contact-info' );
		expect( saved ).toContain( 'Harbour Bakery<br/>12 Harbour Street' );
		expect( saved ).toContain( 'mailto:hello@bakery.example' );
		expect( saved ).toContain( 'Tel. <a href="tel:0915550123">' );
		const back = await openEditor( { blocks, content: saved } );
		expect( back.transform( 'core/paragraph' ) ).toContain(
			'<p>Tel. <a href="tel:0915550123">091 555 0123</a></p>'
		);
	} );
} );

describe( 'an address', () => {
	it.each( [
		[ 'in the post is', false, 'Harbour Bakery' ],
		[ 'in a preview is not', true, '' ],
	] )(
		'%s offered to the other blocks of the post',
		async ( _, isPreviewMode, offered ) => {
			await openEditor( {
				blocks,
				content: readFileSync(
					join( __dirname, '../fixtures/contact-info.html' ),
					'utf8'
				),
				settings: { isPreviewMode },
			} );
			const { result } = renderHook( () => useOffered( 'contact' ) );
			expect( result.current.split( ', ' )[ 0 ] ).toBe( offered );
		}
	);
} );

describe( 'an empty address in a post with a map', () => {
	it( 'is filled in from the map with one click, as one undo step', async () => {
		const { unmount } = renderHook( () =>
			useOffer( 'place', 'a-map', 'Bodestraße 1, 10178 Berlin, Germany' )
		);
		const editor = await open();
		await editor.select( 0 );
		const use = { name: 'Use the address of the map' };
		await expectSteps( editor, () =>
			editor.user.click( screen.getByRole( 'button', use ) )
		);
		expect(
			editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.attributes
		).toMatchObject( {
			address: 'Bodestraße 1',
			postal: '10178',
			city: 'Berlin',
			country: 'Germany',
		} );
		await waitFor( () =>
			expect( screen.queryByRole( 'button', use ) ).toBeNull()
		);
		await waitFor( () =>
			expect(
				document.querySelector( '#a11y-speak-polite' )
			).toHaveTextContent(
				'The address was filled in from the map. Check each field.'
			)
		);
		unmount();
	} );
} );

describe( 'the contact info block in the editor', () => {
	const setting = ( name: string ) =>
		within( inspector() ).getByRole( 'checkbox', { name } );
	const saved = readFileSync(
		join( __dirname, '../fixtures/contact-info__card.html' ),
		'utf8'
	);

	it( 'can show icons and labels', async () => {
		const editor = await open();
		await editor.selectBlock();
		expect( screen.queryByText( 'Phone' ) ).toBeNull();
		await editor.user.click( setting( 'Show icons' ) );
		await editor.user.click( setting( 'Show labels' ) );
		for ( const label of [ 'Address', 'Email', 'Phone' ] ) {
			expect( screen.getByText( label ) ).toBeVisible();
		}
		expect( editor.saved() ).toContain(
			'{"showIcons":true,"showLabels":true} -->\n<div class="wp-block-dovetail-contact-info has-icons">'
		);
	} );

	it( 'updates the QR code when the details change', async () => {
		const editor = await open( saved );
		const code = () =>
			editor.blocks()[ 0 ]?.attributes.code as { of: string } | undefined;
		const shown = () =>
			screen.queryByRole( 'img', { name: /QR code/ } )?.innerHTML;
		const first = [ code()?.of, shown() ];
		expect( first[ 1 ] ).toBeTruthy();
		await editor.select( 1 );
		await editor.user.type( field( 'Email' ), 'x' );
		await waitFor( () => {
			expect( code()?.of ).not.toBe( first[ 0 ] );
			expect( shown() ).toBeTruthy();
		} );
		const second = [ code()?.of, shown() ];
		expect( second[ 1 ] ).not.toBe( first[ 1 ] );
		await editor.undo();
		await waitFor( () =>
			expect( [ code()?.of, shown() ] ).toEqual( first )
		);
		await editor.redo();
		await waitFor( () =>
			expect( [ code()?.of, shown() ] ).toEqual( second )
		);
		await act( async () => {
			await dispatch( blockEditorStore ).removeBlock(
				editor.blocks()[ 0 ]?.innerBlocks[ 2 ]?.clientId as string
			);
		} );
		await waitFor( () =>
			expect( [ first[ 0 ], second[ 0 ] ] ).not.toContain( code()?.of )
		);
		await waitFor( () => expect( shown() ).toBeTruthy() );
	} );

	it( 'enables the Save button of a published post after it has updated the QR code', async () => {
		const editor = await open( saved );
		await editor.select( 1 );
		fill( 'Email', 'ann@bakery.example' );
		// The author may save before the code is updated.
		expect( edits ).toEqual( [] );
		await waitFor( () =>
			expect( edits ).toEqual( [ { content: expect.any( Function ) } ] )
		);
		expect( editor.saved() ).not.toContain( '"of":"87ae6a6d"' );
	} );

	it( 'offers to update a QR code that was saved for other details, and changes nothing before', async () => {
		const outdated = saved.replace( '"of":"87ae6a6d"', '"of":"00000000"' );
		const editor = await open( outdated );
		const NOTE =
			'The QR code doesn’t match these details, so visitors won’t see it.';
		const note = () =>
			screen.queryByText( NOTE, {
				ignore: 'script, .a11y-speak-region',
			} );
		expect( note() ).toBeVisible();
		expect( screen.queryByRole( 'img', { name: /QR code/ } ) ).toBeNull();
		await act(
			() => new Promise( ( resolve ) => setTimeout( resolve, 600 ) )
		);
		expect( editor.isDirty() ).toBe( false );
		expect( edits ).toEqual( [] );
		await expectSteps( editor, () =>
			editor.user.click(
				screen.getByRole( 'button', { name: 'Update QR code' } )
			)
		);
		expect( editor.blocks()[ 0 ]?.attributes.code ).toMatchObject( {
			of: '87ae6a6d',
		} );
		expect( screen.getByRole( 'img', { name: /QR code/ } ) ).toBeVisible();
		expect( note() ).toBeNull();
		expect(
			screen.getByRole( 'document', { name: 'Block: Contact Info' } )
		).toHaveFocus();
	} );

	it( 'can show or hide the contact file and the QR code with one click each', async () => {
		const editor = await open( saved );
		await editor.selectBlock();
		expect( openPanels() ).toEqual( [ 'Settings' ] );
		await editor.openPanel( 'Contact card' );
		expect( screen.getByText( 'Save contact' ) ).toBeVisible();
		await editor.user.click( setting( 'Offer a contact file' ) );
		expect( screen.queryByText( 'Save contact' ) ).toBeNull();
		await editor.user.click( setting( 'Show a QR code' ) );
		expect( screen.queryByRole( 'img', { name: /QR code/ } ) ).toBeNull();
		expect( editor.saved() ).not.toContain( '"squares"' );
		await editor.user.click( setting( 'Show a QR code' ) );
		expect( screen.getByRole( 'img', { name: /QR code/ } ) ).toBeVisible();
		await editor.undo();
		expect( editor.saved() ).not.toContain( '"squares"' );
	} );

	it( 'shows a note on the canvas and in the panel if the details are too long for a QR code', async () => {
		const editor = await open( saved );
		const TOO_LONG =
			'These details are too long for a QR code, so visitors won’t see one.';
		await editor.select( 0 );
		fill( 'Address line 3', 'x'.repeat( 700 ) );
		const shown = () =>
			screen.queryAllByText( TOO_LONG, {
				ignore: 'script, .a11y-speak-region',
			} );
		await waitFor( () => expect( shown() ).toHaveLength( 1 ) );
		expect( shown()[ 0 ] ).toBeVisible();
		await waitFor( () =>
			expect(
				document.querySelector( '#a11y-speak-polite' )
			).toHaveTextContent( TOO_LONG )
		);
		expect( screen.queryByRole( 'img', { name: /QR code/ } ) ).toBeNull();
		await editor.selectBlock();
		await editor.openPanel( 'Contact card' );
		expect( within( inspector() ).getByText( TOO_LONG ) ).toBeVisible();
		await editor.user.click( setting( 'Show a QR code' ) );
		expect( shown() ).toEqual( [] );
		await editor.user.click( setting( 'Show a QR code' ) );
		expect( shown() ).toHaveLength( 2 );
		await editor.select( 0 );
		fill( 'Address line 3', '' );
		await waitFor( () => expect( shown() ).toEqual( [] ) );
	} );
} );

describe( 'the contact info block', () => {
	// spec: 001-2.3-1, 001-3-6
	it( 'allows only its three child blocks and wide or full alignment, and is in the category Grow', () => {
		expect( metadata ).toMatchObject( {
			category: 'grow',
			supports: { align: [ 'wide', 'full' ] },
			allowedBlocks: [
				'dovetail/address',
				'dovetail/email',
				'dovetail/phone',
			],
		} );
		expect( detailsOnDisk.map( ( { parent } ) => parent ) ).toEqual(
			Array( 3 ).fill( [ 'dovetail/contact-info' ] )
		);
	} );
} );

describe( 'Undo in contact info', () => {
	it.each( [
		[ 0, 'City' ],
		[ 1, 'Email' ],
		[ 2, 'Phone number' ],
	] )(
		'undoes each burst of typing separately (child %i, %s)',
		async ( child, name ) => {
			const editor = await open();
			await editor.select( child );
			const write = ( text: string ) => async () => {
				await editor.user.type( field( name ), text );
				await editor.user.tab();
				await editor.select( child );
			};
			await expectSteps(
				editor,
				write( 'First' ),
				write( ' second' ),
				write( ' third' )
			);
		}
	);

	it( 'undoes each change of a toggle separately', async () => {
		const editor = await open();
		await editor.select( 0 );
		fill( 'City', 'Galway' );
		const press = () =>
			editor.user.click(
				within( inspector() ).getByRole( 'checkbox', {
					name: 'Link address to Google Maps',
				} )
			);
		await expectSteps( editor, press, press, press );
	} );
} );
