/**
 * Replaces placeholders in translated text: `%s` and `%d` in order, `%1$s` and `%2$d` by number, `%%` with a percent
 * sign. Leaves a placeholder unchanged if there is no value for it. Inserts values without formatting.
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
