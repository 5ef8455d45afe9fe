import { words } from './words';

/** Attributes of a new block: default texts in the author's language, which are saved in the post. */
export function variations() {
	const { choose, custom, extra, donations } = words();
	return [
		{
			name: 'authors-language',
			isDefault: true,
			attributes: {
				...Object.fromEntries(
					Object.entries( donations ).map(
						( [ key, { heading, button } ] ) => [
							key,
							{
								show: true,
								amounts: [ 5, 15, 100 ],
								heading,
								extraText: extra,
								buttonText: button,
							},
						]
					)
				),
				chooseAmountText: choose,
				customAmountText: custom,
			},
		},
	];
}
