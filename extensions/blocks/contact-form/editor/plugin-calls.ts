import { call } from '#shared/api';
import { ApiError, type Endpoint } from '#shared/endpoint';
import { readInitialState } from '#shared/initial-state';
import { activatePlugin, installPlugin, listPlugins } from '../api';

/** The site is of the hosted type, where nobody installs plugins. */
const NO_PLUGINS = 'plugins_not_supported';

type Asked = { signal?: AbortSignal };

/** The site's plugins by file. */
export const readPlugins = ( asked: Asked = {} ) =>
	unlessHosted( listPlugins, () => call( listPlugins, asked ) );

/** Installs and activates a plugin of WordPress's directory. */
export const install = ( slug: string ): Promise< void > =>
	unlessHosted( installPlugin, () =>
		call( installPlugin, {
			data: { slug, status: 'active', source: 'block-editor' },
			timeout: INSTALL_TIMEOUT_MS,
		} )
	);

/** Activates an installed plugin. */
export const activate = ( plugin: string ): Promise< void > =>
	unlessHosted( activatePlugin, () =>
		call( activatePlugin, {
			params: { plugin },
			data: { status: 'active', source: 'block-editor' },
			timeout: INSTALL_TIMEOUT_MS,
		} )
	);

/** A plugin is downloaded and unpacked meanwhile. */
const INSTALL_TIMEOUT_MS = 120_000;

/** Calls, or rejects at once where the site is of the hosted type. */
async function unlessHosted< Answer >(
	{ path }: Endpoint,
	ask: () => Promise< Answer >
): Promise< Answer > {
	if ( readInitialState().siteType === 'simple' ) {
		throw new ApiError( { code: NO_PLUGINS, data: { path } } );
	}
	return ask();
}
