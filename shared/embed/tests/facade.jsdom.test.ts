import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expectConsole } from '../../../tests/harness/expect-console';
import { addFacade } from '../view/facade';

const words = {
	show: 'Show the map',
	note: 'It comes from elsewhere.',
	loading: 'Loading…',
	failed: 'It did not load.',
};

function facade() {
	document.body.innerHTML = '<div id="place"></div><a href="#x">Next</a>';
	const place = document.body.firstElementChild as HTMLElement;
	const running = new AbortController();
	let finish: ( next: HTMLElement | null ) => void = () => {};
	let fail: ( error: Error ) => void = () => {};
	const load = jest.fn(
		() =>
			new Promise< HTMLElement | null >( ( resolve, reject ) => {
				finish = resolve;
				fail = reject;
			} )
	);
	const press = addFacade( place, {
		className: 'facade',
		slug: 'elsewhere',
		words,
		load,
		signal: running.signal,
	} );
	return {
		load,
		press,
		running,
		place,
		finish: async ( next: HTMLElement | null ) => {
			finish( next );
			await Promise.resolve();
		},
		fail: async ( error: Error ) => {
			fail( error );
			await Promise.resolve();
		},
	};
}

const button = () => screen.getByRole( 'button', { name: words.show } );

describe( 'a facade', () => {
	it( 'loads the content once, and moves the focus to it', async () => {
		const { load, finish, place } = facade();
		const user = userEvent.setup();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( words.note );
		expect( load ).not.toHaveBeenCalled();
		await user.tab();
		await user.keyboard( '{Enter}' );
		await user.click( button() );
		expect( load ).toHaveBeenCalledTimes( 1 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			words.loading
		);
		expect( button() ).toHaveFocus();
		const next = screen.getByRole( 'link' );
		await finish( next );
		expect( place ).toBeEmptyDOMElement();
		expect( next ).toHaveFocus();
	} );

	it( 'does not move the focus if another element has the focus', async () => {
		const { press, finish } = facade();
		press();
		await finish( screen.getByRole( 'link' ) );
		expect( document.body ).toHaveFocus();
	} );

	it( 'shows an error if loading fails, and can be clicked again', async () => {
		expectConsole( 'error', /Nobody there/ );
		const { load, fail } = facade();
		const user = userEvent.setup();
		await user.click( button() );
		await fail( new Error( 'Nobody there.' ) );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			words.failed
		);
		await user.click( button() );
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is removed with its block, and reports no error afterwards', async () => {
		const { press, fail, running, place } = facade();
		press();
		running.abort();
		expect( place ).toBeEmptyDOMElement();
		await fail( new Error( 'Late.' ) );
	} );
} );
