"""Seamless fireside loop: the plates of scenes/fireside_loop.py under a flickering light, flames, sparks and steam drawn per frame.

  for L in 0 1 2 3; do FIRESIDE_LAYER=$L blender -b -t 2 -P render.py -- fireside_loop --width 1280 --height 720 --samples 14 --scale 0.6 --out fireside_$L.npy; done
  python3 video_fireside.py fireside_%d.npy out/fireside_loop            # -> _av1.mp4 (AV1), .mp4 (H.264), poster .jpg
"""
import sys
import numpy as np, cv2
import post
from video import W, H, N, TAU, encode, loop_noise

LOOK = dict(exposure=1.3, contrast=1.32, bloom=0.2, sat=1.08, vignette=0.5, grain=0.0)
METRE, FOOT = 550, (774, 500)            # pixels of a metre at the fire, and where the flames stand
# tongues: centre and foot (metres from FOOT), width, height, and whether before the logs
TONGUES = ((-0.17, 0.00, 0.38, 0.50, 0), (0.05, 0.00, 0.46, 0.70, 0), (0.20, 0.00, 0.34, 0.46, 0), (-0.03, -0.01, 0.28, 0.40, 0), (-0.14, -0.02, 0.20, 0.20, 1), (0.12, 0.02, 0.18, 0.22, 1), (0.24, -0.02, 0.14, 0.16, 1))
# over the two bowls and a mug: foot in pixels, width, height, strength
STEAM = ((931, 628, 180, 190, 0.10), (1195, 576, 140, 150, 0.08), (966, 556, 90, 130, 0.06))

def rising(rng, rows, cols, turns, octaves=3):
    """Noise of mean 0.5 that moves up by `turns` times its height in a loop, its finer octaves faster: at(t, x, y) in cells."""
    layers = []
    for k in range(octaves):
        f = 2 ** k; g = rng.normal(0, 1, (int(rows * f * (1 + 0.2 * k)), cols * f)).astype(np.float32)
        layers.append((g, f, turns, 0.55 ** k, rng.uniform(0, cols)))
    nrm = np.sqrt(sum(a * a for *_, a, _ in layers))
    def at(t, x, y):
        out = 0
        for g, f, n, a, dx in layers:
            mx, my = ((x + dx) * f) % g.shape[1], (y * f + n * t * g.shape[0]) % g.shape[0]
            out = out + a * cv2.remap(np.pad(g, 2, mode='wrap'), mx.astype(np.float32) + 2, my.astype(np.float32) + 2, cv2.INTER_CUBIC)
        return 0.5 + 0.16 * out / nrm
    return at

def ramp(v, stops):
    xs, cs = [s[0] for s in stops], np.float32([np.atleast_1d(s[1]) for s in stops])
    return np.stack([np.interp(v, xs, cs[:, i]) for i in range(cs.shape[1])], -1).astype(np.float32)

class Tongue:
    """One flame, as P.flame_card shapes it, but of noise that rises."""
    def __init__(self, rng, x, z, w, h, before):
        self.box, self.before, self.ph = (x, z, w, h), before, rng.uniform(0, TAU, 6)
        self.shape = [rising(rng, 27, 6, 1), rising(rng, 22, 6, 1)]; self.bend = [rising(rng, 12, 5, 1, 2) for _ in range(2)]
    def draw(self, img, mask, t, power):
        x, z, w, h = self.box; p = self.ph
        h = h * (1 + 0.09 * np.sin(TAU * 2 * t + p[0]) + 0.07 * np.sin(TAU * 5 * t + p[1]) + 0.04 * np.sin(TAU * 11 * t + p[2]))
        x0, x1 = (int(FOOT[0] + (x + s * w * 0.62) * METRE) for s in (-1, 1)); y0, y1 = max(int(FOOT[1] - (z + h * 1.7) * METRE), 0), int(FOOT[1] - z * METRE)
        yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32); up = (y1 - yy) / (h * METRE); u = (xx - FOOT[0] - x * METRE) / (w * METRE)
        u = u + up * (0.05 * np.sin(TAU * t + p[3]) + 0.035 * np.sin(TAU * 3 * t + p[4] + up * 3) + 0.02 * np.sin(TAU * 7 * t + p[5] + up * 5))
        a, b = (u + 0.5) * 2.6 * 1.9, -up * 1.5 * 1.9
        bx, by = ((k(t, a * 0.8, b * 0.8) - 0.5) * s for k, s in zip(self.bend, (2.6, 1.8)))
        n = 0.5 + (sum(k(t, a + bx, b + by) for k in self.shape) / 2 - 0.5) * 1.55
        body = n * 1.7 + 0.02 - up * 1.05 - np.minimum(np.abs(u) * 2, 2) ** 2.2 * 0.85
        al = ramp(body, ((0.02, 0.0), (0.30, 1.0))); col = ramp(body, ((0.02, (0.55, 0.05, 0.0)), (0.20, (1.0, 0.20, 0.015)), (0.45, (1.0, 0.42, 0.06)), (0.80, (1.0, 0.60, 0.17)), (1.2, (1.0, 0.70, 0.28))))
        al *= np.clip(up / (0.5 if self.before else 0.1), 0, 1)[..., None] ** 0.7
        al, col = cv2.GaussianBlur(al, (0, 0), 1.4)[..., None], cv2.GaussianBlur(col, (0, 0), 1.4)            # out of focus behind the table
        m = al * (0.55 if self.before else mask[y0:y1, x0:x1]); tint = np.float32([0.7, 0.46, 0.3]) if self.before else 1; part = img[y0:y1, x0:x1]; img[y0:y1, x0:x1] = part * (1 - 0.85 * m) + col * tint * al * m * 0.85 * power

class Steam:
    """A wisp over something hot: foot in pixels, width and height."""
    def __init__(self, rng, x, y, w, h, strength): self.at, self.k = (x, y, w, h), strength; self.shape = rising(rng, 8, 5, 1, 2); self.bend = rising(rng, 5, 4, 1, 2)
    def draw(self, img, t):
        x, y, w, h = self.at; yy, xx = np.mgrid[y - h:y, x - w // 2:x + w // 2].astype(np.float32); u, v = (xx - x) / w + 0.5, (y - yy) / h
        a, b = u * 3.2, -v * 1.7; n = self.shape(t, a + (self.bend(t, a * 0.7, b * 0.7) - 0.5) * 4, b)
        f = np.clip(1 - np.abs(n - 0.5) / 0.10, 0, 1) * np.clip(1 - np.abs(u * 2 - 1) ** 1.5, 0, 1) * np.clip(v / 0.2, 0, 1) * np.clip((1 - v) / 0.65, 0, 1) * self.k
        f = cv2.GaussianBlur(f, (0, 0), 2.0)[..., None]; s = img[y - h:y, x - w // 2:x + w // 2]; s += np.float32([1.0, 0.55, 0.28]) * 0.40 * f

def sparks(rng, n):
    """Sparks that fly up the chimney and go out; every one lives once or twice in a loop."""
    return [dict(x=rng.normal(0, 0.15), t0=rng.random(), life=rng.uniform(0.12, 0.28), rise=rng.uniform(0.45, 0.85), drift=rng.normal(0, 0.10), wave=rng.uniform(0.01, 0.04), f=int(rng.integers(1, 4)), p=rng.uniform(0, TAU), k=rng.random(), rep=1 + i % 2) for i in range(n)]

def spark_lights(S, t):
    L = []
    for s in S:
        u = ((t * s['rep'] + s['t0']) % 1.0) / s['life']
        if u >= 1: continue
        at = lambda q: (FOOT[0] + (s['x'] + s['drift'] * q + s['wave'] * np.sin(TAU * s['f'] * q + s['p']) * q) * METRE, FOOT[1] - (0.12 + s['rise'] * q ** 0.85) * METRE)
        x, y = at(u); x2, y2 = at(min(u + s['rep'] * 0.5 / N / s['life'], 1)); heat = np.sin(np.pi * min(u * 1.2 + 0.1, 1)) ** 0.8
        L.append([x, y, 1.5, 0.3, 9 * heat, 1.0, 0.22 + 0.3 * s['k'], 0.02 + 0.1 * s['k'] * (1 - u), [float(x2 - x) + 1e-3, float(y2 - y) + 1e-3]])
    return L

def main():
    pat, out = sys.argv[1:3]; only = int(sys.argv[3]) if len(sys.argv) > 3 else None; rng = np.random.default_rng(9)
    lamps, lit, coals, mask = (cv2.resize(np.load(pat % k), (W, H), interpolation=cv2.INTER_CUBIC).clip(0) for k in range(4))
    mask = cv2.GaussianBlur(np.clip(mask.mean(-1), 0, 1), (0, 0), 1.2)[..., None]; tongues = [Tongue(rng, *q) for q in TONGUES]; steam = [Steam(rng, *q) for q in STEAM]
    S = sparks(rng, 30); breathe = loop_noise(rng, 9, 16); ph = rng.uniform(0, TAU, 8); sway = loop_noise(rng, 2, 3, 2, ((2, 1), (5, 0.6), (9, 0.4)))
    def frame(n):
        t = n / N; flick = 1 + 0.055 * sum(np.sin(TAU * c * t + ph[i]) / (i + 1) ** 0.35 for i, c in enumerate((1, 3, 5, 8, 13, 21)))
        img = lamps * 0.55 + lit * flick * np.clip(1 + 0.07 * sway(t), 0.7, 1.3)[..., None] ** np.float32([1, 1.08, 1.15]) + 0.8 * coals * np.clip(1 + 0.35 * breathe(t), 0.2, 2)[..., None] ** np.float32([0.9, 1.2, 1.4])
        for q in tongues: q.draw(img, mask, t, 3.4 * flick)
        for q in steam: q.draw(img, t)
        return post.develop(post.bokeh(img, np.zeros((H, W, 1), np.float32), spark_lights(S, t)), LOOK)
    encode(frame, out, rng, only)
if __name__ == '__main__': main()
