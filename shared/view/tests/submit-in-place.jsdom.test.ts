import { submitInPlace } from '#shared/view';

let controller: AbortController;
let submitted: jest.SpyInstance;

beforeEach( () => {
	controller = new AbortController();
	submitted = jest
		.spyOn( HTMLFormElement.prototype, 'submit' )
		.mockImplementation( () => {} );
} );

afterEach( () => {
	controller.abort();
	jest.useRealTimers();
} );

/** Creates a form, with a field whose name hides the form's own method. */
function open( load: () => Promise< () => void > ): HTMLFormElement {
	document.body.innerHTML = '<form><input name="submit"></form>';
	const form = document.forms[ 0 ]!;
	submitInPlace( form, load, controller.signal );
	return form;
}

/** Submits a form as a visitor does. Resolves with whether the browser would leave the page. */
async function submit( form: HTMLFormElement ): Promise< boolean > {
	const isLeft = form.dispatchEvent(
		new Event( 'submit', { cancelable: true } )
	);
	await new Promise( process.nextTick );
	return isLeft;
}

test.each( [ 'focusin', 'input' ] )(
	'the code of a form loads once, at the first %s event',
	( type ) => {
		const load = jest.fn( async () => () => {} );
		const form = open( load );
		expect( load ).not.toHaveBeenCalled();
		form.dispatchEvent( new Event( type ) );
		form.dispatchEvent( new Event( type ) );
		expect( load ).toHaveBeenCalledTimes( 1 );
	}
);

test( 'the code sends a form that the visitor submits', async () => {
	const send = jest.fn();
	const form = open( async () => send );
	expect( form.noValidate ).toBe( true );
	expect( await submit( form ) ).toBe( false );
	expect( send ).toHaveBeenCalledTimes( 1 );
	expect( submitted ).not.toHaveBeenCalled();
} );

test( 'if the code does not load, the browser submits the form', async () => {
	await submit( open( () => Promise.reject( new Error( 'no code' ) ) ) );
	expect( submitted ).toHaveBeenCalledTimes( 1 );
} );

test( 'if the code does not load within 10 seconds, the browser submits the form', async () => {
	jest.useFakeTimers( { doNotFake: [ 'nextTick' ] } );
	await submit( open( () => new Promise( () => {} ) ) );
	await jest.advanceTimersByTimeAsync( 9_999 );
	expect( submitted ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( submitted ).toHaveBeenCalledTimes( 1 );
} );

test( 'code that did not load is requested again at the next focus', async () => {
	const send = jest.fn();
	const load = jest
		.fn< Promise< () => void >, [] >()
		.mockRejectedValueOnce( new Error( 'no code' ) )
		.mockResolvedValue( send );
	const form = open( load );
	form.dispatchEvent( new Event( 'focusin' ) );
	await new Promise( process.nextTick );
	form.dispatchEvent( new Event( 'focusin' ) );
	await submit( form );
	expect( load ).toHaveBeenCalledTimes( 2 );
	expect( send ).toHaveBeenCalledTimes( 1 );
} );

test( 'a form is a normal form again when the behavior ends', async () => {
	const load = jest.fn( async () => () => {} );
	const form = open( load );
	controller.abort();
	expect( form.noValidate ).toBe( false );
	expect( await submit( form ) ).toBe( true );
	expect( load ).not.toHaveBeenCalled();
} );
