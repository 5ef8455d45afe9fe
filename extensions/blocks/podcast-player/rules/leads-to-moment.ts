/** Whether the end of an address may name a moment; `parseMoment`, which comes with the first touch, reads it. */
export function leadsToMoment( hash: string ): boolean {
	return /[#&]t=/.test( hash );
}
