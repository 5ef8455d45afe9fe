/**
 * Puts values into the places of a translated sentence: `%s` and `%d` in their order, `%1$s` and `%2$d` by number;
 * `%%` is a per cent sign. A place without a value stays as it is. Values are put in as they are: format numbers before.
 */
export function format(
	sentence: string,
	...values: readonly ( string | number )[]
): string {
	let next = 0;
	return sentence.replace(
		/%(?:(?:(\d+)\$)?[sd]|%)/g,
		( place, number?: string ) => {
			if ( place === '%%' ) {
				return '%';
			}
			const value = values[ number ? Number( number ) - 1 : next++ ];
			return value === undefined ? place : String( value );
		}
	);
}
