import type { Server } from 'node:http';

/** A PHP engine: native PHP where it runs, or the embedded one. */
export type Engine = {
	/** Answers the site's requests. */
	server: Server;
	/** The site's folder, as PHP calls it. */
	root: string;
	/** Runs PHP (with `<?php`) and resolves with what it printed. Rejects with PHP's words when it ends with an error. */
	run( code: string ): Promise< string >;
	/** Ends every thread and process; the server takes no requests any more. */
	end(): Promise< void >;
};

/** Options to start an engine. */
export type EngineOptions = {
	/** A folder prepared by `prepareSite`. */
	siteFolder: string;
	/** Built plugin, mounted at `wp-content/plugins/dovetail-blocks`. */
	pluginFolder?: string;
	/** Folder of the project, for PHP that reads its files: mounted at `/project` in the embedded PHP. */
	projectFolder?: string;
	port: number;
	/** Site URL without a trailing slash. */
	url: string;
	/** Requests that are answered at the same time. */
	workers: number;
	/** PHP constants for every request. */
	constants: Readonly< Record< string, string | boolean > >;
};
