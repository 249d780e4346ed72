/** As much as is used of https://wicg.github.io/shape-detection-api/, which TypeScript does not know. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const LOOK_EVERY_MS = 200;

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

/** Whether this browser reads QR codes, as most on phones do, and this page may ask for the camera. */
export function canScan(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  const isAllowed = featurePolicy?.allowsFeature('camera') ?? true;
  return detectorClass() !== undefined && 'mediaDevices' in navigator && isAllowed;
}

/**
 * Shows the camera’s picture and reads QR codes in it. Pictures go nowhere.
 *
 * @returns ends it
 */
export function scanCodes(
  video: HTMLVideoElement,
  { onText, onRefused }: { onText: (text: string) => void; onRefused: () => void },
): () => void {
  const Detector = detectorClass();
  if (Detector === undefined) return () => undefined;
  const detector = new Detector({ formats: ['qr_code'] });
  let stream: MediaStream | null = null;
  let isOver = false;
  const look = async () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const [found] = await detector.detect(video).catch(() => []);
    if (found !== undefined && !isOver) onText(found.rawValue);
  };
  const beat = setInterval(() => void look(), LOOK_EVERY_MS);
  const end = () => {
    isOver = true;
    clearInterval(beat);
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
    (given) => {
      stream = given;
      if (isOver) {
        end();
        return;
      }
      video.srcObject = given;
      void video.play();
    },
    () => {
      if (!isOver) onRefused();
    },
  );
  return end;
}
