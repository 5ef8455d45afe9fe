import { registerBlockType, unregisterBlockType } from '@wordpress/blocks';
import { act, waitFor, within } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { pasted } from '../../../../tests/harness/paste';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { sendAMessage } from '..';
import { whatsappButton } from '../../whatsapp-button';
import { attributes } from '../attributes';
import { metadata } from '../block';

/** A fake button block, because the real one is tested in its own folder. */
const BUTTON = {
	apiVersion: 3,
	title: 'Button',
	category: 'text',
	attributes: {
		countryCode: { type: 'string', default: '' },
		phoneNumber: { type: 'string', default: '' },
		firstMessage: { type: 'string', default: '' },
		buttonText: { type: 'string', default: 'Chat' },
	},
	variations: [
		{
			name: 'seed',
			title: 'Seed',
			isDefault: true,
			attributes: { buttonText: 'Schreiben' },
		},
	],
	edit: () => <p>Button</p>,
	save: ( {
		attributes: { countryCode, phoneNumber, buttonText },
	}: {
		attributes: Record< string, string >;
	} ) =>
		phoneNumber ? (
			<a href={ `https://wa.me/${ countryCode }${ phoneNumber }` }>
				{ buttonText }
			</a>
		) : null,
};

const POST = `<!-- wp:dovetail/send-a-message -->
<div class="wp-block-dovetail-send-a-message"><!-- wp:dovetail/whatsapp-button {"countryCode":"49","phoneNumber":"3012345","buttonText":"Fish \\u0026 chips"} -->
<a href="https://wa.me/493012345">Fish &amp; chips</a>
<!-- /wp:dovetail/whatsapp-button --></div>
<!-- /wp:dovetail/send-a-message -->`;

const NEW = `<!-- wp:dovetail/send-a-message -->
<div class="wp-block-dovetail-send-a-message"></div>
<!-- /wp:dovetail/send-a-message -->`;

const open = ( content: string ) =>
	openEditor( { blocks: [ sendAMessage ], content } );

beforeEach( () => {
	registerBlockType( 'dovetail/whatsapp-button', BUTTON as never );
} );
afterEach( () => {
	unregisterBlockType( 'dovetail/whatsapp-button' );
} );

describe( 'a message block in the editor', () => {
	// spec: 002-1-18, 002-2.17-1
	it( 'contains a WhatsApp button with text in the author’s language', async () => {
		const editor = await open( NEW );
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.innerBlocks ).toMatchObject( [
				{
					name: 'dovetail/whatsapp-button',
					attributes: { buttonText: 'Schreiben' },
				},
			] )
		);
		expect( metadata.allowedBlocks ).toEqual( [
			'dovetail/whatsapp-button',
		] );
		expect( attributes ).toEqual( {} );
	} );

	it( 'does not change when it is opened', async () => {
		const editor = await open( POST );
		expect( editor.saved() ).toBe( POST );
	} );

	it( 'transforms into a core button with the same link', async () => {
		const editor = await open( POST );
		const button = editor.transform( 'core/buttons' );
		expect( button ).toContain( 'href="https://wa.me/493012345"' );
		expect( button ).toContain( 'Fish &amp; chips' );
	} );

	it( 'transforms into a paragraph with the same link', async () => {
		const editor = await open( POST );
		expect( editor.transform( 'core/paragraph' ) ).toContain(
			'<p><a href="https://wa.me/493012345">Fish &amp; chips</a></p>'
		);
	} );

	it.each( [
		[
			'<a href="https://wa.me/493012345?text=Hallo">Fish &amp; chips</a>',
			{ buttonText: 'Fish & chips', firstMessage: 'Hallo' },
		],
		[
			'https://wa.me/493012345',
			{ buttonText: 'Schreiben', firstMessage: '' },
		],
		[
			'<a href="https://wa.me/493012345">https://wa.me/493012345</a>',
			{ buttonText: 'Schreiben', firstMessage: '' },
		],
		[
			'https://wa.me/493012345?text=I%20am%20%3Cyour%20name%3E',
			{ buttonText: 'Schreiben', firstMessage: 'I am ‹your name›' },
		],
		[
			'<a href="https://wa.me/493012345?text=Tom%20%26amp%3B%20Ann">Tom &amp;amp; &lt;Ann&gt;</a>',
			{ buttonText: 'Tom & ‹Ann›', firstMessage: 'Tom & Ann' },
		],
	] )( 'can be created from the paragraph %s', async ( html, expected ) => {
		const editor = await open(
			`<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`
		);
		const saved = editor.transform( 'dovetail/send-a-message' );
		const [ made ] = ( await open( saved ) ).blocks();
		expect( made?.innerBlocks ).toMatchObject( [
			{
				attributes: {
					countryCode: '49',
					phoneNumber: '3012345',
					...expected,
				},
			},
		] );
	} );

	it( 'is created for each line if all pasted lines are links', async () => {
		await open( NEW );
		jest.spyOn( console, 'log' ).mockImplementation();
		const two = 'https://wa.me/493012345?text=Hi\nhttps://wa.me/4930123456';
		expect( pasted( two ).match( /<!-- wp:dovetail\/send/g ) ).toHaveLength(
			2
		);
		expect( pasted( two ) ).toContain( '"firstMessage":"Hi"' );
		expect( pasted( `${ two }\nor call` ) ).not.toContain( 'wp:dovetail' );
	} );

	it( 'cannot be created from a paragraph with other text', async () => {
		const editor = await open(
			'<!-- wp:paragraph --><p>Write <a href="https://wa.me/493012345">here</a>!</p><!-- /wp:paragraph -->'
		);
		expect( editor.transform( 'dovetail/send-a-message' ) ).toBe( '' );
	} );
} );

describe( 'Undo in a message block', () => {
	it( 'undoes each change to the button separately', async () => {
		const editor = await openEditor( {
			blocks: [ sendAMessage, whatsappButton ],
			content: NEW.replace(
				'></div>',
				'><!-- wp:dovetail/whatsapp-button /--></div>'
			),
		} );
		const [ button ] = editor.blocks()[ 0 ]?.innerBlocks ?? [];
		await act( async () => {
			await dispatch( blockEditorStore ).selectBlock( button?.clientId );
		} );
		const write = ( text: string ) => async () => {
			await editor.user.type(
				within( inspector() ).getByRole( 'textbox', {
					name: 'Phone number',
				} ),
				text
			);
			await editor.user.tab();
		};
		await expectSteps( editor, write( '6' ), write( '7' ), write( '8' ) );
	} );
} );
