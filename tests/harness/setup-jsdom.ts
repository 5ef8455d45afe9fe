import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// A long timeout for slow machines. Only a failing test reaches it.
jest.setTimeout( 30_000 );
configure( { asyncUtilTimeout: 5000 } );

/** Browser features that the block editor needs and jsdom lacks. */
Object.assign( globalThis, { TextDecoder, TextEncoder } );

globalThis.ResizeObserver ??= class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

window.matchMedia ??= ( media ) =>
	Object.assign( new EventTarget(), {
		matches: false,
		media,
		onchange: null,
		addListener() {},
		removeListener() {},
	} );

window.reportError ??= ( error ) => console.error( error );
