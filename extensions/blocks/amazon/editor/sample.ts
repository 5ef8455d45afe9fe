type SampleProduct = {
	title: string;
	asin: string;
	detailPageUrl: string;
	seller: string;
	listPrice: string;
	/** Sale price; only set if it is lower than the list price. */
	salePrice?: string;
	/** Image sizes in pixels. */
	images: Record<
		'small' | 'medium' | 'large',
		{ width: number; height: number }
	>;
};

/**
 * Sample data that the editor shows for empty fields, so that authors see the effect of their settings. The editor
 * requests no data from Amazon. Never shown on pages.
 */
export const SAMPLE_PRODUCT: SampleProduct = {
	title: 'Enamel coffee pot, 1.5 liters',
	asin: 'B000000000',
	detailPageUrl: 'https://www.amazon.com/dp/B000000000',
	seller: 'Sample seller',
	listPrice: '$39.00',
	salePrice: '$31.20',
	images: {
		small: { width: 75, height: 75 },
		medium: { width: 160, height: 160 },
		large: { width: 500, height: 500 },
	},
};
