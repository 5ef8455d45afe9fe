import { ChunkLoadError, LOAD_TIMEOUT_MS, loadLibrary } from '../load-library';
import { windowOf } from '../window-of';
import { addFrame } from './add-frame';

const never = () => new Promise< never >( () => {} );

const bundlerError = ( properties: object ) =>
	Object.assign( new Error( 'Loading chunk 7 failed.' ), {
		name: 'ChunkLoadError',
		...properties,
	} );

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'loadLibrary', () => {
	it( 'returns the imported library and leaves no timer running', async () => {
		await expect( loadLibrary( async () => 'library' ) ).resolves.toBe(
			'library'
		);
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	// spec: 000-8-1
	it( 'rejects with a ChunkLoadError of type “missing”, with cause and URL, if loading fails', async () => {
		const cause = new TypeError( 'Failed to fetch' );
		const loading = loadLibrary( () => Promise.reject( cause ), {
			request: '/map.js',
		} );
		const error: unknown = await loading.catch( ( reason ) => reason );
		expect( error ).toBeInstanceOf( ChunkLoadError );
		expect( error ).toMatchObject( {
			name: 'ChunkLoadError',
			type: 'missing',
			request: '/map.js',
			code: undefined,
			cause,
		} );
	} );

	// spec: 000-8-1
	it( 'rejects with a ChunkLoadError of type “timeout” after 120 seconds, not sooner', async () => {
		expect( LOAD_TIMEOUT_MS ).toBe( 120_000 );
		const failed = jest.fn();
		loadLibrary( never, { request: '/map.js' } ).catch( failed );
		await jest.advanceTimersByTimeAsync( 119_999 );
		expect( failed ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( failed ).toHaveBeenCalledWith(
			expect.objectContaining( {
				name: 'ChunkLoadError',
				type: 'timeout',
				request: '/map.js',
			} )
		);
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'accepts a shorter timeout', async () => {
		const loading = loadLibrary( never, { timeout: 5 } );
		const outcome = expect( loading ).rejects.toMatchObject( {
			type: 'timeout',
		} );
		await jest.advanceTimersByTimeAsync( 5 );
		await outcome;
	} );

	it.each( [
		[
			'a missing file',
			{ type: 'missing', request: '/7.js' },
			{ type: 'missing', request: '/7.js' },
		],
		[
			'a broken connection',
			{ type: 'error', request: '/7.js' },
			{ type: 'missing', request: '/7.js' },
		],
		[
			'a bundler timeout',
			{ type: 'timeout', request: '/7.js' },
			{ type: 'timeout', request: '/7.js' },
		],
		[
			'a stylesheet',
			{ type: 'error', request: '/7.css', code: 'CSS_CHUNK_LOAD_FAILED' },
			{
				type: 'missing',
				request: '/7.css',
				code: 'CSS_CHUNK_LOAD_FAILED',
			},
		],
	] )(
		'reports the type and URL of the bundler’s error for %s',
		async ( _case, thrown, expected ) => {
			await expect(
				loadLibrary( () => Promise.reject( bundlerError( thrown ) ) )
			).rejects.toMatchObject( expected );
		}
	);

	it( 'uses the type “missing” for an error that is not the bundler’s', async () => {
		const error = Object.assign( new Error(), {
			type: 'timeout',
			code: 5,
		} );
		await expect(
			loadLibrary( () => Promise.reject( error ) )
		).rejects.toMatchObject( { type: 'missing', code: undefined } );
	} );

	it( 'rejects with the type “missing” if the importer throws', async () => {
		await expect(
			loadLibrary( () => {
				throw new Error( 'No such thing' );
			} )
		).rejects.toMatchObject( { type: 'missing' } );
	} );

	it( 'imports the library again if the previous import failed', async () => {
		const importer = jest
			.fn< Promise< string >, [] >()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValueOnce( 'library' );
		await expect( loadLibrary( importer ) ).rejects.toBeInstanceOf(
			ChunkLoadError
		);
		await expect( loadLibrary( importer ) ).resolves.toBe( 'library' );
	} );

	it( 'rejects with the signal’s reason when the signal aborts', async () => {
		const controller = new AbortController();
		const loading = loadLibrary( never, { signal: controller.signal } );
		controller.abort( new Error( 'The root has gone.' ) );
		await expect( loading ).rejects.toThrow( 'The root has gone.' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'requests nothing if the signal was already aborted', async () => {
		const importer = jest.fn( never );
		await expect(
			loadLibrary( importer, { signal: AbortSignal.abort() } )
		).rejects.toMatchObject( { name: 'AbortError' } );
		expect( importer ).not.toHaveBeenCalled();
	} );

	it( 'uses the document’s own timers', async () => {
		const doc = addFrame();
		const clock = jest.spyOn( windowOf( doc ), 'setTimeout' );
		await loadLibrary( async () => 'library', { doc } );
		expect( clock ).toHaveBeenCalledWith( expect.any( Function ), 120_000 );
	} );
} );
