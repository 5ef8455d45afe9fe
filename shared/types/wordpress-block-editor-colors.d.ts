/** Types of the color and gradient controls in @wordpress/block-editor. */
declare module '@wordpress/block-editor' {
	import type { ComponentType } from 'react';

	type ColorsAndGradients = {
		/** Palettes by origin: theme, default, custom. */
		colors: readonly {
			name: string;
			colors: readonly { name: string; slug: string; color: string }[];
		}[];
		gradients: readonly {
			name: string;
			gradients: readonly {
				name: string;
				slug: string;
				gradient: string;
			}[];
		}[];
		disableCustomColors: boolean;
		disableCustomGradients: boolean;
	};

	/** Returns the palettes and gradients of the theme, WordPress and the site. */
	export function __experimentalUseMultipleOriginColorsAndGradients(): ColorsAndGradients;

	/** Rows of the color panel. Each row opens a palette in a popover. */
	export const __experimentalColorGradientSettingsDropdown: ComponentType<
		ColorsAndGradients & {
			panelId: string;
			__experimentalIsRenderedInSidebar?: boolean;
			settings: readonly {
				label: string;
				colorValue?: string;
				gradientValue?: string;
				onColorChange( color?: string ): void;
				onGradientChange?( gradient?: string ): void;
				isShownByDefault?: boolean;
				enableAlpha?: boolean;
				resetAllFilter?(): object;
			}[];
		}
	>;
}
