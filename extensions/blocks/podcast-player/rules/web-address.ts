/** The address when it is http or https, and nothing otherwise. */
export function webAddress( text: string ): string {
	return /^https?:\/\/[^\s/]/i.test( text ) ? text : '';
}
