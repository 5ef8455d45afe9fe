/** An image between the halves of two other images. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M2 8h1.5v8H2zm18.5 0H22v8h-1.5zM8 15.5l2.5-3.5 1.7 2 1.3-1.5 2.5 3z" />
		<path
			fillRule="evenodd"
			d="M7 5.5h10A1.5 1.5 0 0 1 18.5 7v10a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 17V7A1.5 1.5 0 0 1 7 5.5zM7 7v10h10V7z"
		/>
	</svg>
);
