import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import '../../../../tests/harness/api';

const URL = 'http://localhost/wp-json/dovetail/v1/likes/5';
const KEY = `dovetail-like ${ URL }`;

/** Receipts in the order in which the script sent them. */
let sent: unknown[];

/** Shows the button below a post. The server's likes are 1 after a like, and 0 after an undo. */
async function open() {
	document.body.innerHTML = `<div class="dovetail-likes"><template><button type="button" aria-pressed="false">Like</button></template><span role="status"></span></div>
		<script type="application/json" id="wp-script-module-data-dovetail-likes-view-script-module">${ JSON.stringify(
			{ url: URL, failed: 'Not counted.' }
		) }</script>`;
	sent = [];
	globalThis.fetch = async ( _, { body } = {} ) => {
		const receipt = ( body as URLSearchParams | undefined )?.get(
			'receipt'
		);
		let answer = { count: '', receipt: '' };
		if ( body ) {
			sent.push( receipt );
			answer = receipt ? answer : { count: '1 like', receipt: 'signed' };
		}
		return {
			ok: true,
			text: async () => JSON.stringify( answer ),
		} as Response;
	};
	await jest.isolateModulesAsync( async () => {
		await import( '../view' );
	} );
	return screen.getByRole( 'button', { name: 'Like' } );
}

const press = async ( button: HTMLElement ) => {
	await userEvent.click( button );
	await waitFor( () => expect( button ).not.toHaveAttribute( 'aria-busy' ) );
};

beforeEach( () => localStorage.clear() );

describe( 'the like button', () => {
	it( 'works without storage as long as the page is open', async () => {
		for ( const name of [ 'getItem', 'setItem' ] as const ) {
			jest.spyOn( Storage.prototype, name ).mockImplementation( () => {
				throw new DOMException( 'Denied', 'SecurityError' );
			} );
		}
		const button = await open();
		await press( button );
		expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( '1 like' );
		await press( button );
		expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( '' );
		expect( sent ).toEqual( [ '', 'signed' ] );
	} );

	it( 'shows a like from another tab at the first press, and withdraws it only at the second', async () => {
		const button = await open();
		localStorage.setItem( KEY, 'signed elsewhere' );
		await press( button );
		expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( sent ).toEqual( [] );
		await press( button );
		expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( sent ).toEqual( [ 'signed elsewhere' ] );
		expect( localStorage.getItem( KEY ) ).toBe( '' );
	} );

	it( 'shows that another tab has withdrawn a like, and likes the post only at the second press', async () => {
		localStorage.setItem( KEY, 'signed' );
		const button = await open();
		expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
		localStorage.setItem( KEY, '' );
		await press( button );
		expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( sent ).toEqual( [] );
		await press( button );
		expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( sent ).toEqual( [ '' ] );
	} );
} );
