import { donationForm } from '../view/donation-form';

describe( 'A donation form', () => {
	const realFetch = globalThis.fetch;
	afterEach( () => {
		globalThis.fetch = realFetch;
		jest.useRealTimers();
	} );

	it( 'can be submitted again ten seconds after the browser stayed on the page', async () => {
		jest.useFakeTimers();
		document.body.innerHTML =
			'<form method="post" action="/"><input type="radio" name="amount_choice" value="0" checked></form>';
		const form = document.querySelector( 'form' ) as HTMLFormElement;
		// The fragment keeps the browser on the page, like a canceled navigation.
		const fetch = jest.fn( async () => ( {
			ok: true,
			status: 200,
			text: async () =>
				JSON.stringify( { url: `${ location.href }#paid` } ),
		} ) );
		globalThis.fetch = fetch as never;
		const submit = donationForm( form, new AbortController().signal );
		submit();
		await jest.advanceTimersByTimeAsync( 9000 );
		expect( location.hash ).toBe( '#paid' );
		submit();
		expect( fetch ).toHaveBeenCalledTimes( 1 );
		await jest.advanceTimersByTimeAsync( 1000 );
		submit();
		expect( fetch ).toHaveBeenCalledTimes( 2 );
	} );
} );
