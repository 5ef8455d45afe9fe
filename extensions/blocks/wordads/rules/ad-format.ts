import { AD_FORMATS, type AdFormat } from '../formats';

const [ DEFAULT_FORMAT ] = AD_FORMATS as readonly [ AdFormat, ...AdFormat[] ];

/** The format of that name; the rectangle for a name that is none. */
export function adFormat( name: string ): AdFormat {
	return (
		AD_FORMATS.find( ( format ) => format.name === name ) ?? DEFAULT_FORMAT
	);
}
