/** How amounts of a currency are written. */
export type Currency = {
	symbol: string;
	position: 'before' | 'after';
	/** What stands between symbol and number: nothing or a no-break space. */
	gap: string;
	grouping: string;
	decimal: string;
	/** Decimal places. */
	precision: number;
	/** Digits in every group but the last, which always has three: 2 gives 12,34,567. */
	groupSize: number;
	/** How many digits must stand before the last group for groups to be made at all: 2 gives 1234 and 12 345. */
	groupsFrom: number;
};

/** How an amount is written when nothing is known about its currency, and what the table leaves out. */
export const DEFAULT_CURRENCY: Readonly< Currency > = {
	symbol: '$',
	position: 'before',
	gap: '',
	grouping: ',',
	decimal: '.',
	precision: 2,
	groupSize: 3,
	groupsFrom: 1,
};
