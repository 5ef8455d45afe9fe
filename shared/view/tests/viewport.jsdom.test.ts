import { whenNearViewport, whileInViewport } from '../viewport';
import { addFrame } from './add-frame';

class StubObserver {
	static all: StubObserver[] = [];
	readonly observed: Element[] = [];
	isConnected = true;

	constructor(
		private readonly callback: (
			entries: { isIntersecting: boolean }[]
		) => void,
		readonly options: { rootMargin?: string; root?: Document | null }
	) {
		StubObserver.all.push( this );
	}

	observe( element: Element ) {
		this.observed.push( element );
	}

	disconnect() {
		this.isConnected = false;
	}

	see( ...visibilities: boolean[] ) {
		this.callback(
			visibilities.map( ( isIntersecting ) => ( { isIntersecting } ) )
		);
	}
}

const observer = () => {
	const last = StubObserver.all.at( -1 );
	if ( ! last ) {
		throw new Error( 'Nothing is observed.' );
	}
	return last;
};

beforeEach( () => {
	StubObserver.all = [];
	Reflect.set( window, 'IntersectionObserver', StubObserver );
} );

afterEach( () => {
	Reflect.deleteProperty( window, 'IntersectionObserver' );
} );

describe( 'whenNearViewport', () => {
	it( 'calls back once when the element comes near the viewport, and stops observing', () => {
		const callback = jest.fn();
		whenNearViewport( document.body, callback );
		expect( observer().observed ).toEqual( [ document.body ] );
		observer().see( false );
		expect( callback ).not.toHaveBeenCalled();
		observer().see( true, false, true );
		observer().see( true );
		expect( callback ).toHaveBeenCalledTimes( 1 );
		expect( observer().isConnected ).toBe( false );
	} );

	it.each( [
		[ '200px', {} ],
		[ '50%', { margin: '50%' } ],
	] )( 'uses the margin %s for the options %p', ( margin, options ) => {
		whenNearViewport( document.body, () => {}, options );
		expect( observer().options.rootMargin ).toBe( margin );
	} );

	it( 'stops waiting when the signal aborts', () => {
		const callback = jest.fn();
		const { signal, abort } = abortable();
		whenNearViewport( document.body, callback, { signal } );
		abort();
		expect( observer().isConnected ).toBe( false );
		observer().see( true );
		expect( callback ).not.toHaveBeenCalled();
	} );

	it( 'calls back immediately without IntersectionObserver, unless the signal was already aborted', () => {
		Reflect.deleteProperty( window, 'IntersectionObserver' );
		const callback = jest.fn();
		whenNearViewport( document.body, callback );
		expect( callback ).toHaveBeenCalledTimes( 1 );
		whenNearViewport( document.body, callback, {
			signal: AbortSignal.abort(),
		} );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'measures the margin from the edge of a same-origin iframe', () => {
		const inner = addFrame();
		Reflect.set(
			inner.defaultView as object,
			'IntersectionObserver',
			StubObserver
		);
		whenNearViewport( inner.body, () => {} );
		expect( observer().options.root ).toBe( inner );
		whenNearViewport( document.body, () => {} );
		expect( observer().options.root ).toBeNull();
	} );

	it( 'uses the element’s own window', () => {
		const inner = addFrame().body;
		const callback = jest.fn();
		whenNearViewport( inner, callback );
		expect( callback ).toHaveBeenCalledTimes( 1 );
		expect( StubObserver.all ).toHaveLength( 0 );
	} );
} );

describe( 'whileInViewport', () => {
	it( 'reports the current state first, then only changes', () => {
		const seen: boolean[] = [];
		whileInViewport( document.body, ( isVisible ) =>
			seen.push( isVisible )
		);
		expect( observer().options.rootMargin ).toBe( '0px' );
		observer().see( false );
		observer().see( false, true );
		observer().see( true );
		observer().see( false );
		expect( seen ).toEqual( [ false, true, false ] );
	} );

	it( 'stops reporting when the signal aborts, even during a report', () => {
		const seen: boolean[] = [];
		const { signal, abort } = abortable();
		whileInViewport(
			document.body,
			( isVisible ) => {
				seen.push( isVisible );
				abort();
			},
			{ signal }
		);
		observer().see( true, false );
		expect( seen ).toEqual( [ true ] );
		expect( observer().isConnected ).toBe( false );
	} );

	it( 'reports the element as visible without IntersectionObserver', () => {
		Reflect.deleteProperty( window, 'IntersectionObserver' );
		const onChange = jest.fn();
		whileInViewport( document.body, onChange );
		expect( onChange.mock.calls ).toEqual( [ [ true ] ] );
	} );

	it( 'observes nothing if the signal was already aborted', () => {
		whileInViewport( document.body, () => {}, {
			signal: AbortSignal.abort(),
		} );
		expect( StubObserver.all ).toHaveLength( 0 );
	} );
} );

function abortable() {
	const controller = new AbortController();
	return { signal: controller.signal, abort: () => controller.abort() };
}
