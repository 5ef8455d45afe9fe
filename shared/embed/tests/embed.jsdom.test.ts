import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mount } from '#shared/view';
import { expectConsole } from '../../../tests/harness/expect-console';
import { embed } from '../view/embed';
import { readFrame } from '../view/frame';
import { serverMessages } from '../server-data';
import * as touched from '../touched';

const FRAME = {
	slug: 'sample',
	service: 'Sample',
	host: 'sample.example',
	words: {
		...serverMessages,
		show: 'Show Sample',
		always: 'Always show Sample',
		failed: 'sample.example does not answer.',
	},
	sandbox: 'allow-scripts allow-same-origin',
	heights: 'sample.height',
	src: 'https://sample.example/page',
	height: 500,
};

const running: AbortController[] = [];
const load = jest.fn( async () => touched );

beforeEach( () => load.mockClear().mockResolvedValue( touched ) );
afterEach( () => {
	running.splice( 0 ).forEach( ( controller ) => controller.abort() );
	localStorage.clear();
} );

function page( ...frames: readonly object[] ): HTMLElement[] {
	document.body.innerHTML = frames
		.map(
			( frame ) =>
				`<div class="dovetail-embed"><p><a href="https://sample.example/">sample.example</a></p><script type="application/json" class="dovetail-embed__data">${ JSON.stringify(
					{ ...FRAME, ...frame }
				) }</script></div>`
		)
		.join( '' );
	const roots = [
		...document.querySelectorAll< HTMLElement >( '.dovetail-embed' ),
	];
	running.push( ...roots.map( ( root ) => mount( root, embed( load ) ) ) );
	return roots;
}

test( 'an iframe’s title names the page if the link has custom text', async () => {
	const [ root ] = page( { title: 'sample.example/one' } );
	const frame = await open( root as HTMLElement );
	expect( frame ).toHaveAttribute( 'title', 'Sample: sample.example/one' );
} );

const show = () => screen.getAllByRole( 'button', { name: 'Show Sample' } );
const frameIn = ( root: HTMLElement ) => root.querySelector( 'iframe' );
const tick = () =>
	screen.getAllByRole< HTMLInputElement >( 'checkbox', {
		name: 'Always show Sample',
	} );

async function open( root: HTMLElement ): Promise< HTMLIFrameElement > {
	await userEvent.click( show()[ 0 ] as HTMLElement );
	const frame = frameIn( root ) as HTMLIFrameElement;
	fireEvent.load( frame );
	await Promise.resolve();
	return frame;
}

describe( 'an embed', () => {
	it( 'reads its own data, not a nested embed’s data', () => {
		document.body.innerHTML = `<div class="dovetail-embed"><p><a href="https://sample.example/">Outer</a></p><div class="dovetail-embed"><script type="application/json" class="dovetail-embed__data">${ JSON.stringify(
			FRAME
		) }</script></div></div>`;
		const [ outer, inner ] =
			document.querySelectorAll< HTMLElement >( '.dovetail-embed' );
		expect( readFrame( outer as HTMLElement ) ).toBeNull();
		expect( readFrame( inner as HTMLElement ) ).toEqual( FRAME );
	} );

	it( 'loads nothing, not even the dialog’s code, before a click', async () => {
		const [ root ] = page( {} );
		expect( frameIn( root as HTMLElement ) ).toBeNull();
		expect( load ).not.toHaveBeenCalled();
		const frame = await open( root as HTMLElement );
		expect( frame ).toHaveAttribute( 'src', 'https://sample.example/page' );
		expect( frame ).toHaveAttribute( 'title', 'Sample: sample.example' );
		expect( frame ).toHaveAttribute(
			'sandbox',
			'allow-scripts allow-same-origin'
		);
		expect( frame ).toHaveAttribute( 'referrerpolicy', 'strict-origin' );
		expect( frame ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( frame ).toHaveFocus();
		expect( screen.getByRole( 'link' ) ).toBeVisible();
	} );

	it( 'gives the focus to the button before the link, in the order on the screen', async () => {
		page( {} );
		await userEvent.tab();
		expect( show()[ 0 ] ).toHaveFocus();
		await userEvent.tab();
		expect( tick()[ 0 ] ).toHaveFocus();
		await userEvent.tab();
		expect( screen.getByRole( 'link' ) ).toHaveFocus();
	} );

	it( 'restores the page when the script stops', () => {
		const [ root ] = page( {} );
		const before = document.body.innerHTML;
		running[ 0 ]?.abort();
		expect( root?.querySelector( '.dovetail-embed__stage' ) ).toBeNull();
		expect( before ).toContain( 'dovetail-embed__stage' );
	} );

	it( 'of a page on the site’s own origin runs in a sandbox without allow-same-origin', async () => {
		for ( const own of [
			{ src: `${ location.origin }/mock` },
			{ src: undefined, page: '<p>Ours</p>' },
		] ) {
			const [ root ] = page( own );
			expect( await open( root as HTMLElement ) ).toHaveAttribute(
				'sandbox',
				'allow-scripts '
			);
		}
	} );

	it.each( [ 'javascript:alert(1)', 'data:text/html,x', '//x.example', '' ] )(
		'rejects the URL %j',
		async ( src ) => {
			expectConsole( 'error', /No address/ );
			const [ root ] = page( { src } );
			await userEvent.click( show()[ 0 ] as HTMLElement );
			expect( frameIn( root as HTMLElement ) ).toBeNull();
			expect( screen.getByRole( 'status' ) ).toHaveTextContent(
				'sample.example does not answer.'
			);
		}
	);

	it( 'stays a plain link if the embed data comes from the author’s HTML', () => {
		document.body.innerHTML = `<div class="dovetail-embed"><a href="https://x.example/">x</a><pre class="dovetail-embed__data" type="application/json">${ JSON.stringify(
			FRAME
		) }</pre></div>`;
		const root = document.body.firstElementChild as HTMLElement;
		running.push( mount( root, embed( load ) ) );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );

describe( 'an embed in a dialog', () => {
	it( 'opens once, however often its link is clicked before the code has loaded', async () => {
		const openDialog = jest.fn();
		page( { isDialog: true } );
		const link = screen.getByRole( 'link' );
		for ( const times of [ 1, 2 ] ) {
			let arrive = () => {};
			const code = new Promise< void >( ( resolve ) => {
				arrive = resolve;
			} ).then( () => ( { ...touched, openDialog } ) );
			load.mockReturnValue( code );
			await userEvent.dblClick( link );
			expect( openDialog ).toHaveBeenCalledTimes( times - 1 );
			arrive();
			await waitFor( () =>
				expect( openDialog ).toHaveBeenCalledTimes( times )
			);
		}
	} );
} );

describe( 'the height of an embed', () => {
	const heightOf = ( root: HTMLElement ) =>
		root.style.getPropertyValue( '--dovetail-embed-height' );
	const tell = (
		frame: HTMLIFrameElement,
		data: unknown,
		{ origin = 'https://sample.example', source = frame.contentWindow } = {}
	) =>
		window.dispatchEvent(
			new MessageEvent( 'message', { data, origin, source } )
		);
	const height = ( value: unknown ) => ( {
		event: 'sample.height',
		payload: { height: value },
	} );

	it( 'is the height that the embedded page reports, rounded up', async () => {
		const [ root ] = page( {} ) as [ HTMLElement ];
		const frame = await open( root );
		tell( frame, height( '760.2px' ) );
		expect( heightOf( root ) ).toBe( '761px' );
		tell( frame, height( 900 ) );
		expect( heightOf( root ) ).toBe( '900px' );
	} );

	it( 'is not changed by invalid heights or by messages from other senders', async () => {
		const [ root ] = page( {} ) as [ HTMLElement ];
		const frame = await open( root );
		tell( frame, height( 700 ), { origin: 'https://evil.example' } );
		tell( frame, height( 700 ), { origin: 'http://sample.example' } );
		tell( frame, height( 700 ), { source: window } );
		for ( const data of [
			height( -1 ),
			height( 299 ),
			height( 1e9 ),
			height( 5001 ),
			height( 'tall' ),
			height( {} ),
			height( null ),
			{ event: 'sample.height' },
			{ event: 'other.height', payload: { height: 700 } },
			null,
			'sample.height',
			700,
		] ) {
			tell( frame, data );
		}
		expect( heightOf( root ) ).toBe( '' );
	} );

	const OWN_PAGE = { src: undefined, page: '<p>Ours</p>' };

	it( 'can be reported by the plugin’s own srcdoc page, whose origin is “null”', async () => {
		const [ root ] = page( OWN_PAGE ) as [ HTMLElement ];
		const frame = await open( root );
		tell( frame, height( 700 ), { origin: 'null', source: window } );
		expect( heightOf( root ) ).toBe( '' );
		// The frame has loaded, but the page in it has not yet reported a height.
		expect( frame ).not.toBeVisible();
		tell( frame, height( 120 ), { origin: 'null' } );
		expect( heightOf( root ) ).toBe( '' );
		expect( frame ).toBeVisible();
		tell( frame, height( 700 ), { origin: 'null' } );
		expect( heightOf( root ) ).toBe( '700px' );
		tell( frame, height( 0 ), { origin: 'null' } );
		expect( frame ).toBeVisible();
	} );

	it( 'of zero, reported by the plugin’s own page, means that loading failed', async () => {
		expectConsole( 'error', /cannot be shown/ );
		const [ root ] = page( OWN_PAGE ) as [ HTMLElement ];
		const frame = await open( root );
		tell( frame, height( 0 ), { origin: 'null' } );
		expect(
			await screen.findByText( 'sample.example does not answer.' )
		).toBeVisible();
		expect( frameIn( root ) ).toBeNull();
		expect( show()[ 0 ] ).toBeEnabled();
	} );
} );

describe( 'a service that a visitor always allows', () => {
	it( 'loads in every embed, on later pages too, until the choice is revoked', async () => {
		const [ first, second ] = page( {}, {} ) as [
			HTMLElement,
			HTMLElement,
		];
		await userEvent.click( tick()[ 0 ] as HTMLElement );
		expect( frameIn( first ) ).not.toBeNull();
		expect( frameIn( second ) ).not.toBeNull();
		expect( tick().map( ( { checked } ) => checked ) ).toEqual( [
			true,
			true,
		] );
		const [ next ] = page( {} ) as [ HTMLElement ];
		await Promise.resolve();
		expect( frameIn( next ) ).not.toBeNull();
		await userEvent.click( tick()[ 0 ] as HTMLElement );
		// An open frame stays open.
		expect( frameIn( next ) ).not.toBeNull();
		const [ last ] = page( {} ) as [ HTMLElement ];
		await Promise.resolve();
		expect( frameIn( last ) ).toBeNull();
		expect( tick()[ 0 ] ).not.toBeChecked();
	} );

	it( 'does not allow other services', async () => {
		localStorage.setItem( 'dovetail-always-show', '["other"]' );
		const [ root ] = page( {} ) as [ HTMLElement ];
		expect( frameIn( root ) ).toBeNull();
		await userEvent.click( tick()[ 0 ] as HTMLElement );
		expect( localStorage.getItem( 'dovetail-always-show' ) ).toBe(
			'["other","sample"]'
		);
	} );

	it.each( [ 'invalid JSON', '{}', 'null', '7' ] )(
		'has an unchecked checkbox if the browser’s storage contains %s',
		( kept ) => {
			localStorage.setItem( 'dovetail-always-show', kept );
			page( {} );
			expect( tick()[ 0 ] ).not.toBeChecked();
		}
	);
} );
