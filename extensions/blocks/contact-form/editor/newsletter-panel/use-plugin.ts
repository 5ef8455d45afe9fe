import { errorSentence, toApiError } from '#shared/api';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { pluginState, type PluginState } from '../../rules/plugin-state';
import { activate, install, readPlugins } from '../plugin-calls';

/** How a plugin stands, and what is being done about it. */
export type Plugin = {
	state: 'loading' | 'unknown' | 'installing' | 'activating' | PluginState;
	/** What failed last; empty where nothing did. */
	error: string;
	/** Installs or activates it, whichever it needs. */
	start(): void;
	/** Asks again how it stands. */
	retry(): void;
};

const sentenceOf = ( error: unknown ) => errorSentence( toApiError( error ) );

/** Looks for a plugin when a component appears. */
export function usePlugin( {
	slug,
	file,
}: {
	slug: string;
	file: string;
} ): Plugin {
	const [ state, setState ] = useState< Plugin[ 'state' ] >( 'loading' );
	const [ error, setError ] = useState( '' );
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		const stop = new AbortController();
		const { signal } = stop;
		readPlugins( { signal } ).then(
			( plugins ) =>
				signal.aborted || setState( pluginState( plugins, file ) ),
			( reason: unknown ) => {
				if ( ! signal.aborted ) {
					setState( 'unknown' );
					setError( sentenceOf( reason ) );
				}
			}
		);
		return () => stop.abort();
	}, [ file, attempt ] );

	const start = async () => {
		const before = state;
		const isInstalled = before === 'inactive';
		setError( '' );
		setState( isInstalled ? 'activating' : 'installing' );
		try {
			await ( isInstalled ? activate( file ) : install( slug ) );
			setState( 'active' );
		} catch ( reason ) {
			setState( before );
			setError( sentenceOf( reason ) );
		}
	};
	return {
		state,
		error,
		start: () => void start(),
		retry: useCallback( () => {
			setError( '' );
			setState( 'loading' );
			setAttempt( ( count ) => count + 1 );
		}, [] ),
	};
}
