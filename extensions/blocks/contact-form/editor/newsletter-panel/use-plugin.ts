import { errorSentence, useAction, useEndpoint } from '#shared/api';
import { activatePlugin, installPlugin, listPlugins } from '../../api';
import { pluginState, type PluginState } from '../../rules/plugin-state';

/** How a plugin stands, and what is being done about it. */
type Plugin = {
	state: 'loading' | 'unknown' | 'installing' | 'activating' | PluginState;
	/** What failed last; empty where nothing did. */
	error: string;
	/** Installs or activates it, whichever it needs. */
	start(): void;
	/** Asks again how it stands. */
	retry(): void;
};

/** A plugin is downloaded and unpacked meanwhile. */
const SLOW = { timeout: 120_000 };

/** Looks for a plugin when a component appears. */
export function usePlugin( {
	slug,
	file,
}: {
	slug: string;
	file: string;
} ): Plugin {
	const { status, data, error, retry } = useEndpoint( listPlugins );
	const installing = useAction( installPlugin, SLOW );
	const activating = useAction( activatePlugin, SLOW );
	if ( ! data ) {
		return {
			state: status === 'failed' ? 'unknown' : 'loading',
			error: error ? errorSentence( error ) : '',
			start() {},
			retry,
		};
	}
	const found = pluginState( data, file );
	const isInstalled = found !== 'not-installed';
	const doing = isInstalled ? activating : installing;
	const how = { status: 'active', source: 'block-editor' } as const;
	return {
		state: {
			idle: found,
			failed: found,
			busy: isInstalled
				? ( 'activating' as const )
				: ( 'installing' as const ),
			done: 'active' as const,
		}[ doing.status ],
		error: doing.error ? errorSentence( doing.error ) : '',
		start: () =>
			void ( isInstalled
				? activating.run( { params: { plugin: file }, data: how } )
				: installing.run( { data: { slug, ...how } } ) ),
		retry,
	};
}
