import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	createReadStream,
	createWriteStream,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';

/** A browser from an npm package: its executable and its environment variables. */
export type PackagedBrowser = {
	executablePath: string;
	/** Environment variables with paths of libraries and fonts that the machine lacks. */
	environment: Record< string, string >;
};

/**
 * Returns the Chromium of the npm package @sparticuz/chromium (Linux x64), unpacked once into a cache.
 *
 * @param cache Cache folder.
 * @return Undefined if the browser does not run on this machine.
 */
export async function packagedBrowser(
	cache: string
): Promise< PackagedBrowser | undefined > {
	if ( process.platform !== 'linux' || process.arch !== 'x64' ) {
		return undefined;
	}
	// The package's entry point is `build/cjs/index.cjs`.
	const entry = createRequire( import.meta.url ).resolve(
		'@sparticuz/chromium'
	);
	const root = dirname( dirname( dirname( entry ) ) );
	const { version } = JSON.parse(
		readFileSync( join( root, 'package.json' ), 'utf8' )
	) as { version: string };
	const folder = join( cache, `chromium-${ version }` );
	if ( ! existsSync( folder ) ) {
		await unpack( join( root, 'bin' ), folder );
	}
	const executablePath = join( folder, 'chromium' );
	return {
		executablePath,
		environment: {
			...libraries( executablePath, join( folder, 'libraries/lib' ) ),
			...( existsSync( '/etc/fonts/fonts.conf' )
				? {}
				: { FONTCONFIG_PATH: join( folder, 'fonts' ) } ),
		},
	};
}

/** Unpacks the browser into a temporary folder and then renames it, so that the target folder is always complete. */
async function unpack( bin: string, folder: string ): Promise< void > {
	const partial = `${ folder }.${ process.pid }.partial`;
	const fonts = join( partial, 'fonts' );
	const libraryFolder = join( partial, 'libraries' );
	try {
		for ( const each of [ partial, fonts, libraryFolder ] ) {
			mkdirSync( each, { recursive: true } );
		}
		const executable = join( partial, 'chromium' );
		await pipeline(
			createReadStream( join( bin, 'chromium.br' ) ),
			createBrotliDecompress(),
			createWriteStream( executable )
		);
		chmodSync( executable, 0o755 );
		for ( const [ archive, cwd ] of [
			[ 'swiftshader', partial ],
			[ 'fonts', fonts ],
			[ 'al2023', libraryFolder ],
		] as const ) {
			await pipeline(
				createReadStream( join( bin, `${ archive }.tar.br` ) ),
				createBrotliDecompress(),
				extract( { cwd } )
			);
		}
		writeFileSync( join( fonts, 'fonts.conf' ), fontsConf( folder ) );
		renameSync( partial, folder );
	} finally {
		rmSync( partial, { recursive: true, force: true } );
	}
}

/** Replaces the package's own font configuration, which contains folders of a cloud service. */
const fontsConf = ( folder: string ) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${ folder }/fonts</dir>
	<cachedir>${ folder }/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Returns the package's libraries if nss, nspr or expat are missing. Without them, the browser cannot even print its
 * version.
 */
function libraries(
	executablePath: string,
	folder: string
): Record< string, string > {
	const { status } = spawnSync( executablePath, [ '--version' ] );
	return status === 0 ? {} : { LD_LIBRARY_PATH: folder };
}
