import { MOUNTED_ATTRIBUTE, mount, mountAll } from '../mount';
import { addFrame } from './add-frame';

/** Waits for the callback of the MutationObserver, which runs in a microtask. */
const settle = () => Promise.resolve();

const root = ( id: string ) => {
	const element = document.getElementById( id );
	if ( ! element ) {
		throw new Error( `No #${ id }` );
	}
	return element;
};

const markup = ( ...ids: string[] ) =>
	ids.map( ( id ) => `<div class="block" id="${ id }"></div>` ).join( '' );

describe( 'mountAll', () => {
	let controllers: AbortController[] = [];
	const start = ( ...args: Parameters< typeof mountAll > ) => {
		const controller = mountAll( ...args );
		controllers.push( controller );
		return controller;
	};

	beforeEach( () => {
		document.body.innerHTML = markup( 'one', 'two' );
	} );

	afterEach( () => {
		controllers.forEach( ( controller ) => controller.abort() );
		controllers = [];
	} );

	it( 'mounts and marks every root, in page order', () => {
		const seen: string[] = [];
		start( '.block', ( { id } ) => seen.push( id ) );
		expect( seen ).toEqual( [ 'one', 'two' ] );
		expect( root( 'one' ) ).toHaveAttribute( MOUNTED_ATTRIBUTE );
		expect( root( 'two' ) ).toHaveAttribute( MOUNTED_ATTRIBUTE );
	} );

	it( 'skips roots that are already mounted', () => {
		const first = jest.fn();
		const second = jest.fn();
		start( '#one', first );
		start( '.block', second );
		start( '.block', second );
		expect( first ).toHaveBeenCalledTimes( 1 );
		expect( second.mock.calls.map( ( [ { id } ] ) => id ) ).toEqual( [
			'two',
		] );
	} );

	it( 'unmounts all roots when its controller aborts, so that they can be mounted again', () => {
		const signals: AbortSignal[] = [];
		const behavior = ( _root: HTMLElement, signal: AbortSignal ) => {
			signals.push( signal );
		};
		start( '.block', behavior ).abort();
		expect( signals.map( ( { aborted } ) => aborted ) ).toEqual( [
			true,
			true,
		] );
		expect( root( 'one' ) ).not.toHaveAttribute( MOUNTED_ATTRIBUTE );
		start( '.block', behavior );
		expect( signals ).toHaveLength( 4 );
		expect( signals[ 3 ]?.aborted ).toBe( false );
	} );

	it( 'removes the behavior’s listeners when the signal aborts', () => {
		const clicked = jest.fn();
		const controller = start( '#one', ( element, signal ) =>
			element.addEventListener( 'click', clicked, { signal } )
		);
		root( 'one' ).click();
		controller.abort();
		root( 'one' ).click();
		expect( clicked ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'mounts a root that is added later, at any depth', async () => {
		const behavior = jest.fn();
		start( '.block', behavior );
		root( 'two' ).insertAdjacentHTML(
			'afterend',
			`<section><p>${ markup( 'three' ) }</p></section>`
		);
		await settle();
		expect( behavior ).toHaveBeenCalledTimes( 3 );
		expect( behavior.mock.calls[ 2 ][ 0 ] ).toBe( root( 'three' ) );
	} );

	it( 'unmounts a root that is removed, and mounts it again when it returns', async () => {
		const signals: AbortSignal[] = [];
		start( '#one', ( _root, signal ) => signals.push( signal ) );
		const one = root( 'one' );
		one.remove();
		await settle();
		expect( signals[ 0 ]?.aborted ).toBe( true );
		expect( one ).not.toHaveAttribute( MOUNTED_ATTRIBUTE );
		document.body.append( one );
		await settle();
		expect( signals ).toHaveLength( 2 );
		expect( signals[ 1 ]?.aborted ).toBe( false );
	} );

	it( 'keeps a root mounted when it moves', async () => {
		const signals: AbortSignal[] = [];
		start( '#one', ( _root, signal ) => signals.push( signal ) );
		document.body.append( root( 'one' ) );
		await settle();
		expect( signals ).toHaveLength( 1 );
		expect( signals[ 0 ]?.aborted ).toBe( false );
	} );

	it( 'mounts a copy of a mounted root, although the copy is already marked as mounted', async () => {
		const behavior = jest.fn();
		start( '.block', behavior );
		const copy = root( 'one' ).cloneNode();
		document.body.append( copy );
		await settle();
		expect( behavior ).toHaveBeenCalledTimes( 3 );
		expect( behavior.mock.calls[ 2 ][ 0 ] ).toBe( copy );
	} );

	it( 'mounts nothing after its controller aborts', async () => {
		const behavior = jest.fn();
		start( '.block', behavior ).abort();
		document.body.insertAdjacentHTML( 'beforeend', markup( 'three' ) );
		await settle();
		expect( behavior ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'mounts nothing before the page is parsed', () => {
		const state = jest.spyOn( document, 'readyState', 'get' );
		state.mockReturnValue( 'loading' );
		const behavior = jest.fn();
		start( '.block', behavior );
		expect( behavior ).not.toHaveBeenCalled();
		document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
		expect( behavior ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'mounts nothing if its controller aborts before the page is parsed', () => {
		jest.spyOn( document, 'readyState', 'get' ).mockReturnValue(
			'loading'
		);
		const behavior = jest.fn();
		start( '.block', behavior ).abort();
		document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
		expect( behavior ).not.toHaveBeenCalled();
	} );

	it( 'mounts the roots in a given document', async () => {
		const inner = addFrame();
		inner.body.innerHTML = markup( 'inner' );
		const behavior = jest.fn();
		start( '.block', behavior, inner );
		inner.body.insertAdjacentHTML( 'beforeend', markup( 'later' ) );
		await settle();
		expect( behavior.mock.calls.map( ( [ { id } ] ) => id ) ).toEqual( [
			'inner',
			'later',
		] );
	} );

	describe( 'a behavior that throws', () => {
		const report = jest.fn();
		const failure = new Error( 'This root is broken.' );
		let attempts = 0;
		const behavior = ( element: HTMLElement, signal: AbortSignal ) => {
			element.addEventListener(
				'click',
				() => element.setAttribute( 'data-clicked', '' ),
				{ signal }
			);
			if ( element.id === 'one' ) {
				attempts++;
				throw failure;
			}
		};

		beforeEach( () => {
			attempts = 0;
			report.mockReset();
			Reflect.set( window, 'reportError', report );
		} );

		afterEach( () => {
			Reflect.deleteProperty( window, 'reportError' );
		} );

		it( 'is reported once, and does not prevent other roots from mounting', async () => {
			start( '.block', behavior );
			expect( report.mock.calls ).toEqual( [ [ failure ] ] );
			expect( root( 'two' ) ).toHaveAttribute( MOUNTED_ATTRIBUTE );
			document.body.insertAdjacentHTML( 'beforeend', markup( 'three' ) );
			await settle();
			expect( attempts ).toBe( 1 );
			expect( root( 'three' ) ).toHaveAttribute( MOUNTED_ATTRIBUTE );
		} );

		it( 'is undone completely', () => {
			start( '.block', behavior );
			root( 'one' ).click();
			root( 'two' ).click();
			expect( root( 'one' ) ).not.toHaveAttribute( 'data-clicked' );
			expect( root( 'one' ) ).not.toHaveAttribute( MOUNTED_ATTRIBUTE );
			expect( root( 'two' ) ).toHaveAttribute( 'data-clicked' );
		} );

		it( 'can be mounted on its root again after an abort', () => {
			start( '.block', behavior ).abort();
			start( '.block', behavior );
			expect( attempts ).toBe( 2 );
		} );

		it( 'has its error thrown again in a timer if the browser lacks reportError', () => {
			jest.useFakeTimers();
			Reflect.deleteProperty( window, 'reportError' );
			start( '.block', behavior );
			expect( root( 'two' ) ).toHaveAttribute( MOUNTED_ATTRIBUTE );
			expect( () => jest.runAllTimers() ).toThrow( failure );
			jest.useRealTimers();
		} );
	} );
} );

describe( 'mount', () => {
	beforeEach( () => {
		document.body.innerHTML = markup( 'one' );
	} );

	it( 'mounts one root, and unmounts it when its controller aborts', () => {
		const signals: AbortSignal[] = [];
		const controller = mount( root( 'one' ), ( _root, signal ) =>
			signals.push( signal )
		);
		expect( root( 'one' ) ).toHaveAttribute( MOUNTED_ATTRIBUTE );
		controller.abort();
		expect( signals[ 0 ]?.aborted ).toBe( true );
		expect( root( 'one' ) ).not.toHaveAttribute( MOUNTED_ATTRIBUTE );
	} );

	it( 'does not mount a root that another call has already mounted', () => {
		const behavior = jest.fn();
		const owner = mountAll( '#one', () => {} );
		const controller = mount( root( 'one' ), behavior );
		expect( behavior ).not.toHaveBeenCalled();
		expect( controller.signal.aborted ).toBe( true );
		controller.abort();
		expect( root( 'one' ) ).toHaveAttribute( MOUNTED_ATTRIBUTE );
		owner.abort();
	} );

	it( 'can mount a root again after each unmount, for example in an editor preview', () => {
		const behavior = jest.fn();
		mount( root( 'one' ), behavior ).abort();
		mount( root( 'one' ), behavior ).abort();
		expect( behavior ).toHaveBeenCalledTimes( 2 );
	} );
} );
