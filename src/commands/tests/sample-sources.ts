import type { Source, Sources } from '../changed/read-sources';

/** An import, such as `shared/ink/index.ts ink`. A path without a name imports the whole file. */
type Import = string;

type Sample = {
	imports?: Import[];
	/** Type imports, which the compiler removes. */
	types?: Import[];
	exports?: string[];
	declares?: string;
	names?: string[];
};

/** Returns sample sources in the format of `readSources()`. */
export function sampleSources( samples: Record< string, Sample > ): Sources {
	return new Map(
		Object.entries( samples ).map( ( [ path, sample ] ) => [
			path,
			sampleSource( sample ),
		] )
	);
}

function sampleSource( {
	imports = [],
	types = [],
	exports = [],
	declares,
	names = [],
}: Sample ): Source {
	const taken = ( text: string, isType: boolean ) => {
		const [ from = '', name = '*' ] = text.split( ' ' );
		return { from, name, isType };
	};
	return {
		exports,
		takes: [
			...imports.map( ( text ) => taken( text, false ) ),
			...types.map( ( text ) => taken( text, true ) ),
		],
		...( declares && { declares } ),
		names,
	};
}
