import { store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { attr } from '#shared/attributes';
import { usePlatform } from '../../../../tests/harness/api';
import {
	inspector,
	openEditor,
	openPanels,
} from '../../../../tests/harness/editor';
import {
	buttonStandIn,
	standIn,
} from '../../../../tests/harness/button-stand-in';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { subscriptions } from '..';
import { readSubscriberCount } from '../api';
import { mocks } from '../api.mock';

const post = ( attributes = '', classes = '', style = '' ) =>
	`<!-- wp:dovetail/subscriptions ${ attributes }${ attributes && ' ' }-->
<div class="wp-block-dovetail-subscriptions${ classes }"${ style && ` style="${ style }"` }></div>
<!-- /wp:dovetail/subscriptions -->`;

const settings = {
	__experimentalFeatures: {
		color: {
			custom: true,
			customGradient: true,
			palette: {
				theme: [
					{ name: 'Ink', slug: 'ink', color: '#101010' },
					{ name: 'Paper', slug: 'paper', color: '#fafafa' },
				],
			},
			gradients: {
				theme: [
					{
						name: 'Dawn',
						slug: 'dawn',
						gradient:
							'linear-gradient(90deg,#ffffff 0%,#ff0000 100%)',
					},
				],
			},
		},
		typography: {
			customFontSize: true,
			fontSizes: {
				theme: [
					{ name: 'Small', slug: 'small', size: '13px' },
					{ name: 'Large', slug: 'large', size: '2rem' },
				],
			},
		},
	},
};

const openPost = ( content: string, more = {} ) =>
	openEditor( {
		blocks: [ subscriptions ],
		content,
		settings: { ...settings, ...more },
	} );
const open = ( attributes = '', more = {} ) =>
	openPost( post( attributes ), more );

const attributesOf = ( editor: Awaited< ReturnType< typeof open > > ) =>
	editor.blocks()[ 0 ]?.attributes;

describe( 'a subscription form in the editor', () => {
	// spec: 001-2.2-1, 001-3-4, 001-1-2
	it( 'shows the default texts in editable fields, without saving them', async () => {
		usePlatform( 'free', mocks );
		const editor = await open();
		const placeholder = screen.getByRole( 'textbox', {
			name: 'Email field placeholder',
		} );
		expect( placeholder ).toHaveValue( 'Enter your email address' );
		const button = screen.getByRole( 'textbox', {
			name: 'Button text',
		} );
		expect( button ).toHaveTextContent( 'Sign Up' );
		expect( editor.saved() ).toBe( post() );
		expect( attributesOf( editor ) ).toMatchObject( {
			showSubscribersTotal: false,
			buttonOnNewLine: false,
		} );

		fireEvent.change( placeholder, {
			target: { value: 'Fish & <Chips>' },
		} );
		expect( editor.saved() ).toBe(
			post( '{"subscribePlaceholder":"Fish \\u0026 ‹Chips›"}' )
		);
		await waitFor( () =>
			expect( placeholder ).toHaveValue( 'Fish & ‹Chips›' )
		);
	} );

	// spec: 001-2.2-1
	it( 'has five panels: color (always open), text, border, spacing and display', async () => {
		usePlatform( 'free', mocks );
		const editor = await open();
		await editor.selectBlock();
		const panel = within( inspector() );
		for ( const name of [
			'Color settings',
			'Text settings',
			'Border settings',
			'Spacing settings',
			'Display settings',
		] ) {
			expect( panel.getByText( name ) ).toBeVisible();
		}
		// The color settings have no collapsible panel.
		expect( openPanels() ).toEqual( [] );
		await editor.openPanel( 'Display settings' );
		fireEvent.click(
			panel.getByLabelText( 'Place the button on a new line' )
		);
		expect( editor.saved() ).toBe(
			post( '{"buttonOnNewLine":true}', ' is-button-on-new-line' )
		);
		expect(
			document.querySelector( '.is-button-on-new-line' )
		).toBeVisible();
		fireEvent.click( panel.getByText( 'Text settings' ) );
		fireEvent.click( panel.getByLabelText( 'Large' ) );
		expect( editor.saved() ).toBe(
			post(
				'{"buttonOnNewLine":true,"fontSize":"large"}',
				' is-button-on-new-line',
				'--dovetail-font-size:var(--wp--preset--font-size--large)'
			)
		);
	} );

	// spec: 001-5-4
	it.each( [
		[
			'Border settings',
			'Border radius',
			[ 'borderRadius', 'radius' ],
			[ '0', '50', '0' ],
		],
		[
			'Border settings',
			'Border weight',
			[ 'borderWeight', 'weight' ],
			[ '0', '15', '1' ],
		],
		[
			'Spacing settings',
			'Padding',
			[ 'padding', 'padding' ],
			[ '5', '50', '15' ],
		],
		[
			'Spacing settings',
			'Space between',
			[ 'spacing', 'spacing' ],
			[ '0', '50', '10' ],
		],
	] as const )(
		'has the panel “%s” with the slider “%s”',
		async ( title, name, [ attribute, variable ], [ min, max, value ] ) => {
			usePlatform( 'free', mocks );
			const editor = await open();
			await editor.selectBlock();
			const panel = within( inspector() );
			fireEvent.click( panel.getByText( title ) );
			const slider = panel
				.getAllByLabelText( name )
				.find( ( field ) => field.matches( '[type=range]' ) );
			expect( slider ).toHaveAttribute( 'min', min );
			expect( slider ).toHaveAttribute( 'max', max );
			expect( slider ).toHaveValue( value );
			fireEvent.change( slider as HTMLElement, {
				target: { value: '9' },
			} );
			expect( editor.saved() ).toBe(
				post(
					`{"${ attribute }":9}`,
					'',
					`--dovetail-${ variable }:9px`
				)
			);
			// An empty attribute means the default.
			for ( const reset of panel.getAllByText( 'Reset' ) ) {
				fireEvent.click( reset );
			}
			expect( editor.saved() ).toBe( post() );
		}
	);

	// spec: 001-3-4
	it( 'saves the theme’s colors and gradients by slug, and custom ones by value', async () => {
		usePlatform( 'free', mocks );
		const editor = await openPost(
			post(
				'{"customTextColor":"#123456"}',
				' has-own-text',
				'--dovetail-text:#123456'
			)
		);
		await editor.selectBlock();
		const panel = within( inspector() );
		const choose = async ( part: string, choice: string, tab = '' ) => {
			fireEvent.click( panel.getByTitle( part ) );
			if ( tab ) {
				fireEvent.click( await screen.findByText( tab ) );
			}
			fireEvent.click( await screen.findByLabelText( choice ) );
		};
		await choose( 'Text', 'Ink' );
		const ink = '--dovetail-text:var(--wp--preset--color--ink)';
		expect( editor.saved() ).toBe(
			post( '{"textColor":"ink"}', ' has-own-text', ink )
		);

		await choose( 'Button', 'Gradient: Dawn', 'Gradient' );
		expect( editor.saved() ).toBe(
			post(
				'{"buttonGradient":"dawn","textColor":"ink"}',
				' has-own-button has-own-text',
				`--dovetail-button:var(--wp--preset--gradient--dawn);${ ink }`
			)
		);
		expect(
			document
				.querySelector< HTMLElement >( '.has-own-button' )
				?.style.getPropertyValue( '--dovetail-button' )
		).toBe( 'var(--wp--preset--gradient--dawn)' );
	} );

	// spec: 001-2.2-2, 001-7-6
	it( 'can show the number of subscribers, and explains when the page hides it', async () => {
		const platform = usePlatform( 'free', mocks );
		const editor = await open();
		await editor.selectBlock();
		await editor.openPanel( 'Display settings' );
		expect( platform.requests( readSubscriberCount ) ).toEqual( [] );
		expect(
			within( inspector() ).getByText(
				'Hidden on the site until at least one subscriber exists.'
			)
		).toBeVisible();
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Show number of subscribers',
			} )
		);
		expect(
			await screen.findByText( 'Join 12 other subscribers' )
		).toBeVisible();
		expect( editor.saved() ).toBe(
			post( '{"showSubscribersTotal":true}' )
		);
	} );

	it( 'shows the site’s consent text unless the author saves another text', async () => {
		usePlatform( 'free', mocks );
		const editor = await open();
		const consent = screen.getByRole( 'textbox', { name: 'Consent text' } );
		await waitFor( () =>
			expect( consent ).toHaveTextContent(
				'We email you new posts and news from Harbour Bakery. You can unsubscribe at any time. Privacy policy'
			)
		);
		expect( editor.saved() ).toBe( post() );
		consent.textContent = 'Bread > cake';
		fireEvent.input( consent );
		expect( attributesOf( editor )?.consentText ).toBe( 'Bread &gt; cake' );
		consent.textContent = '';
		fireEvent.input( consent );
		await waitFor( () =>
			expect(
				consent.querySelector( '[data-rich-text-placeholder]' )
			).toHaveAttribute(
				'data-rich-text-placeholder',
				expect.stringMatching(
					/^We email you new posts and news from Harbour Bakery/
				)
			)
		);
	} );

	// spec: 001-8-7, 001-7-6
	it.each( [ 'refused', 'wrong-shape' ] as const )(
		'says that the number of subscribers is unavailable (%s)',
		async ( fault ) => {
			const platform = usePlatform( 'free', mocks );
			platform.fault( readSubscriberCount, fault );
			await open( '{"showSubscribersTotal":true}' );
			expect(
				await screen.findByText( 'Subscriber count unavailable' )
			).toBeVisible();
			expect( screen.queryByText( /Join/ ) ).toBeNull();
		}
	);

	it( 'sends no request in the inserter preview', async () => {
		const platform = usePlatform( 'free', mocks );
		await open( '{"showSubscribersTotal":true}', { isPreviewMode: true } );
		await waitFor( () =>
			expect(
				screen.getByText( 'Join 0 other subscribers' )
			).toBeVisible()
		);
		expect( platform.requests() ).toEqual( [] );
	} );

	it( 'keeps the texts and follows the theme when transformed from buttons or a search form', async () => {
		usePlatform( 'free', mocks );
		const editor = await openEditor( {
			blocks: [ subscriptions ],
			content: `<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Get <em>news</em></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:search {"label":"Search","placeholder":"Your address","buttonText":"Go"} /-->

${ post( '{"submitButtonText":"Join"}' ) }`,
		} );
		expect( editor.transform( 'dovetail/subscriptions', 0 ) ).toBe(
			post(
				'{"submitButtonText":"Get news","className":"is-style-theme"}',
				' is-style-theme'
			)
		);
		expect( editor.transform( 'dovetail/subscriptions', 1 ) ).toBe(
			post(
				'{"subscribePlaceholder":"Your address","submitButtonText":"Go","className":"is-style-theme"}',
				' is-style-theme'
			)
		);
		expect( editor.transform( 'core/buttons', 2 ) ).toContain(
			'wp-element-button">Join</a>'
		);
	} );

	it( 'can be created from a single button, whose link stays below the form', async () => {
		const button =
			'<!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://news.example/join">Join</a></div>\n<!-- /wp:button -->';
		const buttons = ( inside: string ) =>
			`<!-- wp:buttons -->\n<div class="wp-block-buttons">${ inside }</div>\n<!-- /wp:buttons -->`;
		usePlatform( 'free', mocks );
		const editor = await openEditor( {
			blocks: [ subscriptions ],
			content: `${ buttons( button ) }\n\n${ buttons( button + button ) }`,
		} );
		const made = editor.transform( 'dovetail/subscriptions', 0 );
		expect( made ).toContain( '"submitButtonText":"Join"' );
		expect( made ).toContain(
			'<p><a href="https://news.example/join">Join</a></p>'
		);
		expect( editor.transform( 'dovetail/subscriptions', 1 ) ).toBe( '' );
	} );
} );

describe( 'Undo in a subscription form', () => {
	it( 'undoes each setting change separately', async () => {
		usePlatform( 'free', mocks );
		const editor = await open();
		await editor.selectBlock();
		const color = ( choice: string, tab: string ) => async () => {
			const row = within( inspector() ).getByTitle( 'Button' );
			await editor.user.click( row );
			await editor.user.click(
				await screen.findByRole( 'tab', { name: tab } )
			);
			await editor.user.click( await screen.findByLabelText( choice ) );
			await editor.user.click( row );
		};
		const write = ( text: string ) => async () => {
			await editor.user.type(
				screen.getByRole( 'textbox', {
					name: 'Email field placeholder',
				} ),
				text
			);
			await editor.user.tab();
		};
		await expectSteps(
			editor,
			color( 'Ink', 'Color' ),
			color( 'Gradient: Dawn', 'Gradient' ),
			color( 'Paper', 'Color' ),
			write( ' here' ),
			write( ', please' )
		);
	} );
} );

describe( 'forms from other newsletter services', () => {
	it( 'are not offered if no service is available', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		expect(
			within( inspector() ).queryByRole( 'button', {
				name: 'Newsletter services',
			} )
		).toBeNull();
	} );

	it.each( [
		[ 'mailchimp', 'Use Form of mailchimp' ],
		[ 'newsletter', 'Use another newsletter service' ],
	] )(
		'replace the subscription form and keep the field and button texts: %s',
		async ( slug, name ) => {
			usePlatform( 'paid', mocks );
			const forms = [ 'mailchimp', 'newsletter' ].map( ( each ) => ( {
				...standIn( each, { emailPlaceholder: attr.text() } ),
				title: `Form of ${ each }`,
			} ) );
			const editor = await openEditor( {
				blocks: [ subscriptions, buttonStandIn, ...forms ],
				content: post(
					'{"subscribePlaceholder":"Your email","submitButtonText":"Join \\u003cem\\u003eus\\u003c/em\\u003e"}'
				),
				settings,
			} );
			await editor.selectBlock();
			await editor.openPanel( 'Newsletter services' );
			await editor.user.click(
				within( inspector() ).getByRole( 'button', {
					name,
				} )
			);
			expect( editor.blocks() ).toMatchObject( [
				{
					name: `dovetail/${ slug }`,
					attributes: { emailPlaceholder: 'Your email' },
					innerBlocks: [
						{
							name: 'dovetail/button',
							attributes: { element: 'button', text: 'Join us' },
						},
					],
				},
			] );
		}
	);
} );

it( 'a new subscription form uses the theme’s style, and a saved form keeps the saved style', async () => {
	usePlatform( 'paid', mocks );
	const editor = await open();
	expect(
		select( blocksStore ).getDefaultBlockVariation(
			'dovetail/subscriptions',
			'inserter'
		)?.attributes
	).toMatchObject( {
		className: 'is-style-theme',
	} );
	expect( editor.blocks()[ 0 ]?.attributes.className ).toBeUndefined();
} );
