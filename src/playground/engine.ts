import type { Server } from 'node:http';

/** A running PHP engine: native PHP if possible, otherwise the embedded PHP. */
export type Engine = {
	server: Server;
	/** Path of the site's folder, as PHP sees it. */
	root: string;
	/** Runs PHP (with `<?php`) and resolves with its output. Rejects with PHP's error message. */
	run( code: string ): Promise< string >;
	/** Stops all threads and processes. After that, the server accepts no requests. */
	end(): Promise< void >;
};

/** Options to start an engine. */
export type EngineOptions = {
	/** A folder prepared by `prepareSite`. */
	siteFolder: string;
	/** Built plugin, mounted at `wp-content/plugins/dovetail-blocks`. */
	pluginFolder?: string;
	/** The project folder, for PHP code that reads its files. Mounted at `/project` in the embedded PHP. */
	projectFolder?: string;
	port: number;
	/** Site URL without a trailing slash. */
	url: string;
	workers: number;
	constants: Readonly< Record< string, string | boolean > >;
};
